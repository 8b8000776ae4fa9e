const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The headers that let a page of this machine talk to the lake: the Studio with its cookie, others with what
 * they may have of their own, which is nothing but a token.
 *
 * @param origin the request's `Origin`.
 * @param studioOrigin the one that may send the cookie.
 * @param requestedHeaders its `Access-Control-Request-Headers`, on a preflight.
 * @returns undefined when the origin is not of this machine: such a page is to get nothing.
 */
export function corsHeaders(
  origin: string,
  studioOrigin: string,
  requestedHeaders?: string,
): Record<string, string> | undefined {
  if (origin !== studioOrigin && !LOCAL_ORIGIN.test(origin)) return undefined;
  return {
    'access-control-allow-origin': origin,
    ...(origin === studioOrigin ? { 'access-control-allow-credentials': 'true' } : {}),
    'access-control-expose-headers': 'content-range, etag, x-sanity-sha1',
    ...(requestedHeaders === undefined
      ? {}
      : {
          'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
          'access-control-allow-headers': requestedHeaders,
          'access-control-max-age': '600',
        }),
  };
}
