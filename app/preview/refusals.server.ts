import { securityHeaders } from '../security-headers.server';

const RETRY_AFTER_S = '60';

/** A short answer in plain text; what was wrong is never told. */
export function refusal(
  status: 401 | 403 | 404 | 405 | 429 | 503,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${TEXTS[status]}\n`, {
    status,
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...(status === 429 || status === 503 ? { 'Retry-After': RETRY_AFTER_S } : {}),
      ...headers,
    },
  });
}

const TEXTS = {
  401: 'This preview link is not valid, or no longer. Open the page in Studio again, or ask for a new link.',
  403: 'This can only be done from our own pages.',
  404: 'Previews are not set up here.',
  405: 'Not possible here.',
  429: 'Too many attempts. Wait a minute, then try again.',
  503: 'Drafts cannot be reached at the moment. Try again soon.',
};
