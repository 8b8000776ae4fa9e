import { join } from 'node:path';
import { readStaticFiles } from './static-files.mjs';

/** The address of the sample content; `start/write-start.ts` has it too. */
const SAMPLE_PATH = '/static/sample';
/** Also its sources and its build script are in the folder. */
const SERVED = /^\/(?:data\.ndjson|images\/[^/]+)$/;

/**
 * The sample content, with which an editor may start an empty dataset.
 *
 * @param {string} studio absolute path of Studio's folder
 * @returns {Map<string, import('./static-files.mjs').StaticFile>} by path
 */
export function readSampleFiles(studio) {
  const entries = [...readStaticFiles(join(studio, 'seed'))].filter(([path]) => SERVED.test(path));
  return new Map(entries.map(([path, file]) => [`${SAMPLE_PATH}${path}`, file]));
}
