import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { entityTag } from '../../protocol/entity-tag';

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** The build puts a hash of the content into the names of its own files. */
const HASHED_NAME = /-[A-Za-z0-9_-]{8}\.(?:js|css|woff2|wasm)$/;
const ONE_YEAR_S = 31_536_000;

export type StaticFile = { body: Buffer; headers: Record<string, string> };

/**
 * Reads all files of a build into memory (about 8 MB). What is not in the map does not exist: no path of a request ever
 * reaches the file system.
 * @param folder absolute path
 * @returns by path, from `/`
 * @throws the system's error when the folder cannot be read
 */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = file.slice(folder.length).split(sep).join('/');
        return [path, readStaticFile(file)];
      }),
  );
}

function readStaticFile(file: string): StaticFile {
  const body = readFileSync(file);
  return {
    body,
    headers: {
      'content-type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': HASHED_NAME.test(file) ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache',
      etag: entityTag(body),
    },
  };
}
