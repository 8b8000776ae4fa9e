/**
 * Whether a request comes from the site's own pages. Browsers send the origin of a POST; without it `Sec-Fetch-Site` may
 * still identify another site. With neither it is not a browser's, so no visitor's cookies are misused.
 * @param siteOrigin the configured origin; the request's own `Host` proves nothing
 */
export function isFromOurPages(headers: Pick<Headers, 'get'>, siteOrigin: string): boolean {
  const origin = headers.get('Origin');
  if (origin !== null) return origin === siteOrigin;
  return ['same-origin', 'none', null].includes(headers.get('Sec-Fetch-Site'));
}

/** With another type, another site's page could send it without a CORS preflight. */
export function isPlainJson(headers: Headers): boolean {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && encoding === 'identity';
}
