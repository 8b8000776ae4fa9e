import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What opens a local lake, drafts and all. The lake writes it when it first starts.
 *
 * @param {string} dataDir folder of the lake's content
 * @returns {string | undefined} nothing where the lake keeps its content elsewhere
 */
export function readToken(dataDir) {
  const file = join(dataDir, 'content-lake', 'token');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
