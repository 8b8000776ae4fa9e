import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';

/** Studio is a package root of its own: another React, another lockfile. */
export const STUDIO_FOLDER = join(PROJECT_ROOT, 'sanity-studio');
