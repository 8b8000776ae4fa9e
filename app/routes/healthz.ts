import { json } from '@remix-run/node';
import { methodNotAllowed } from '../content/pages/responses.server';
import { securityHeaders } from '../security-headers.server';

/** Liveness: the process is running. */
export const loader = () =>
  json({ status: 'alive' }, { headers: { ...securityHeaders(), 'Cache-Control': 'no-store' } });

export const action = methodNotAllowed;
