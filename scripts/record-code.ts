import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import getPort from 'get-port';
import { PROJECT_ROOT } from './bootstrap.mjs';

/**
 * A step of `npm run build`: runs the renderer without content, asks for a page, and writes what V8 has compiled until
 * then, so that `front-door/renderer/start.ts` need not compile it at each start. Copies the native file of SQLite.
 */
const PAGE_TIMEOUT_MS = 20_000;

const folder = join(PROJECT_ROOT, 'build', 'renderer');
const file = join(folder, 'main.cjs');
// The package finds its native file beside its code.
const native = join('prebuilds', `${process.platform}-${process.arch}`);
const from = join(PROJECT_ROOT, 'node_modules', '@photostructure', 'sqlite', native);
cpSync(from, join(folder, 'sqlite', native), { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'record-code-'));
const port = await getPort();
Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  // Nothing listens there: the page is the one that says so, by the same React.
  SANITY_API_HOST: 'http://127.0.0.1:1',
});
const script = new Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file });
script.runInThisContext()({}, createRequire(file), {}, file, dirname(file));
const page = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
if (!(await page.text()).includes('</html>'))
  throw new Error(`The renderer answered ${page.status} without a page`);
writeFileSync(`${file}.cache`, script.createCachedData());
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
