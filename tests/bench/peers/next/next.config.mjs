import { dirname } from 'node:path';

/** Its packages are one folder up; everything else is the default of Next.js. */
const root = dirname(import.meta.dirname);

export default { turbopack: { root }, outputFileTracingRoot: root };
