import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

/** @typedef {ReturnType<typeof import('./progress.mjs').createProgress>} Progress */

/**
 * Placeholder
 * @param {import('./environment.mjs').Environment} _environment
 * @param {Progress} progress
 * @returns {Promise<void>}
 */
export async function serveStudio(_environment, progress) {
  if (!existsSync(join(PROJECT_ROOT, 'sanity-studio', 'serve.mjs'))) {
    progress.say('studio', 'skipped: sanity-studio/serve.mjs is not there');
  }
}
