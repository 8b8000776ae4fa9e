import { cpSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PROJECT_ROOT } from './bootstrap.mjs';

/**
 * A step of `npm run build`: writes a `.br` and a `.gz` beside each file of the built client and of `public/` (copied
 * to `build/public`) that gets smaller. The front door serves them.
 */
const COMPRESSIBLE = /\.(?:css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;
const [client, copy] = [join(PROJECT_ROOT, 'build', 'client'), join(PROJECT_ROOT, 'build', 'public')];

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const small = {
    // The default is the highest quality.
    br: await promisify(brotliCompress)(bytes),
    gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, compressed] of Object.entries(small)) {
    if (compressed.length < bytes.length) await writeFile(`${path}.${extension}`, compressed);
  }
}

rmSync(copy, { recursive: true, force: true });
cpSync(join(PROJECT_ROOT, 'public'), copy, { recursive: true });
// Minifying removes the packages' own notices, which MIT asks to keep with every copy of the code.
cpSync(join(PROJECT_ROOT, 'THIRD-PARTY-LICENSES.md'), join(copy, 'third-party-licenses.txt'));
const files = [client, copy].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
);
await Promise.all(files.filter((path) => COMPRESSIBLE.test(path)).map(compressFile));
