import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout: every command works on it, whatever folder it is called from. */
export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
