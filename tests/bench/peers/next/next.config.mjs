import { dirname } from 'node:path';

/** Its packages lie one folder up; everything else is as Next.js has it. */
const root = dirname(import.meta.dirname);

export default { turbopack: { root }, outputFileTracingRoot: root };
