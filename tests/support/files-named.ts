import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NEVER_ENTERED = new Set(['node_modules', 'build', 'dist', 'test-results']);

/**
 * @param folder absolute path; may be missing
 * @returns absolute paths of the files in it and below whose name matches, in a stable order, without hidden folders
 *   and installed or built files
 */
export function filesNamed(folder: string, name: RegExp): string[] {
  let entries: Dirent[] = [];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return name.test(entry.name) ? [join(folder, entry.name)] : [];
      if (entry.name.startsWith('.') || NEVER_ENTERED.has(entry.name)) return [];
      return filesNamed(join(folder, entry.name), name);
    });
}
