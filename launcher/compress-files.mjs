import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PROJECT_ROOT } from './project-root.mjs';

/**
 * A step of `npm run build`: puts a `.br` and a `.gz` beside each file of the built client and of `public/` (copied to
 * `build/public`, since what is compressed is built) for which it is worth it. The front door sends what is there.
 */
const COMPRESSIBLE = /\.(?:css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;
const WORTH_IT_BYTES = 500;

const client = join(PROJECT_ROOT, 'build', 'client');
const publicFiles = join(PROJECT_ROOT, 'build', 'public');

rmSync(publicFiles, { recursive: true, force: true });
if (existsSync(join(PROJECT_ROOT, 'public'))) {
  cpSync(join(PROJECT_ROOT, 'public'), publicFiles, { recursive: true });
}

/** @param {string} directory */
const filesIn = (directory) =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name))
    : [];

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_IT_BYTES) return;
  const small = {
    br: await promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [extension, compressed] of Object.entries(small)) {
    if (compressed.length < bytes.length) await writeFile(`${path}.${extension}`, compressed);
  }
}

await Promise.all(
  [...filesIn(client), ...filesIn(publicFiles)].filter((path) => COMPRESSIBLE.test(path)).map(compressFile),
);
