import { securityHeaders } from '../security-headers.server';

/**
 * A redirect that sets a cookie and is kept by nobody.
 * @param path of this site
 * @param cookie a `Set-Cookie`
 */
export function leadTo(path: string, cookie: string): Response {
  return new Response(null, {
    status: 302,
    headers: {
      ...securityHeaders(),
      Location: path,
      'Set-Cookie': cookie,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}
