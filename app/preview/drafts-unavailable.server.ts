import { DRAFT_HEADERS } from '../content/draft-headers.server';
import { securityHeaders } from '../security-headers.server';

const RETRY_AFTER_S = '5';

/** No draft can be had; never is something else shown in its place. */
export function draftsUnavailable(): Response {
  return new Response(null, {
    status: 503,
    headers: { ...securityHeaders(), ...DRAFT_HEADERS, 'Retry-After': RETRY_AFTER_S },
  });
}
