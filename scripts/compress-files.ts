import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PROJECT_ROOT } from './bootstrap.mjs';

/**
 * A step of `npm run build`: writes a `.br` and a `.gz` beside each file of the built client and of `public/` (copied to
 * `build/public`) that gets smaller. The front door serves them.
 */
const COMPRESSIBLE = /\.(?:css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;
const WORTH_IT_BYTES = 500;
const source = join(PROJECT_ROOT, 'public');
const folders = ['client', 'public'].map((name) => join(PROJECT_ROOT, 'build', name));

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const small = {
    br: await promisify(brotliCompress)(bytes, { params }),
    gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, compressed] of Object.entries(small)) {
    if (compressed.length < bytes.length) await writeFile(`${path}.${extension}`, compressed);
  }
}

rmSync(join(PROJECT_ROOT, 'build', 'public'), { recursive: true, force: true });
if (existsSync(source)) cpSync(source, join(PROJECT_ROOT, 'build', 'public'), { recursive: true });
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
await Promise.all(files.filter((path) => COMPRESSIBLE.test(path)).map(compressFile));
