import { json } from '@remix-run/node';

/** Liveness: the process is running. */
export const loader = () => json({ status: 'alive' }, { headers: { 'Cache-Control': 'no-store' } });
