import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** The addresses of all files in a directory and those below it: `/assets/a.js`. */
export function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const folder = relative(directory, entry.parentPath);
      return `/${[...folder.split(sep), entry.name].filter(Boolean).join('/')}`;
    });
}
