/** @typedef {ReturnType<typeof import('./progress.mjs').createProgress>} Progress */

/**
 * @param {import('./environment.mjs').Environment} _environment
 * @param {Progress} _progress
 * @returns {Promise<void>}
 */
export async function seed(_environment, _progress) {}
