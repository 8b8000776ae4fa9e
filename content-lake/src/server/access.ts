import type { IncomingMessage } from 'node:http';
import { parse } from 'cookie';
import { httpError, sessionError } from '../errors';
import type { AccessToken } from '../store/access-token';
import type { LakeRequest } from './lake-http';

const LOCAL_HOST = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Requires a `Host` header that names this machine, or a name that the operator allows, and no `Origin` of another
 * machine. Any other name may be a DNS rebinding attack: the name of a foreign page that resolves to this machine. Names
 * under `localhost` are loopback by RFC 6761; the Studio sends requests to `<project>.localhost`.
 * @throws LakeError 421 for another name, 403 for another origin.
 */
export function requireOwnHostAndOrigin(
  { headers: { host = '', origin } }: IncomingMessage,
  lake: { readonly allowedHosts: readonly string[]; readonly studioOrigin: string },
): void {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
  if (!LOCAL_HOST.test(host) && !lake.allowedHosts.includes(name))
    throw httpError(421, 'This Content Lake answers on localhost and the hosts of LAKE_ALLOWED_HOSTS only');
  if (origin !== undefined && !corsHeaders(origin, lake.studioOrigin))
    throw httpError(403, `Origin "${origin}" is not allowed`);
}

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The CORS headers for a page of this machine: only the Studio may send the cookie, other pages need a token.
 * @param studioOrigin the origin that may send the cookie.
 * @returns undefined when the origin is not on this machine: such a request is refused.
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
    'access-control-expose-headers': 'etag, x-sanity-sha1',
    ...(requestedHeaders === undefined
      ? {}
      : {
          'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
          'access-control-allow-headers': requestedHeaders,
          'access-control-max-age': '600',
        }),
  };
}

const COOKIE = 'lake_token';
const SAME_MACHINE_SITES: readonly unknown[] = ['same-site', 'same-origin', 'none'];

/**
 * Whether a request has full access: it carries the lake's token, as `Authorization: Bearer` or as the cookie that
 * the Studio's server sets.
 *
 * Browsers send the cookie with the requests of every page of this machine, on any port. So the cookie is accepted
 * only if the browser states that the page is the Studio: by `Origin`, or on GET and HEAD, which may lack it, by
 * `Sec-Fetch-Site` together with `Referer`.
 * @throws LakeError 401 when the header carries another token, as the hosted API does.
 */
export function readIdentity(
  incoming: IncomingMessage,
  lake: { readonly token: AccessToken; readonly studioOrigin: string },
): boolean {
  const header = incoming.headers.authorization;
  if (header !== undefined) {
    const value = /^Bearer +(\S+)$/i.exec(header)?.[1];
    if (value === undefined || !lake.token.matches(value)) throw sessionError();
    return true;
  }
  const cookie = parse(incoming.headers.cookie ?? '')[COOKIE];
  return cookie !== undefined && lake.token.matches(cookie) && isFromStudio(incoming, lake.studioOrigin);
}

const BROWSER_COOKIE = 'lake_browser';
const BROWSER = /^[0-9a-f]{16}$/;

/**
 * The name that Studio's server has given to a browser, all tabs of which are one editor.
 * @returns undefined for a client without the cookie.
 */
export function readBrowser(incoming: IncomingMessage): string | undefined {
  const name = parse(incoming.headers.cookie ?? '')[BROWSER_COOKIE] ?? '';
  return BROWSER.test(name) ? name : undefined;
}

function isFromStudio({ headers, method }: IncomingMessage, studioOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === studioOrigin;
  const isReading = method === 'GET' || method === 'HEAD';
  return (
    isReading &&
    SAME_MACHINE_SITES.includes(headers['sec-fetch-site']) &&
    originOf(headers.referer) === studioOrigin
  );
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}

/**
 * Requires the lake's token.
 * @throws LakeError 401 when the request is without it.
 */
export function requireToken(request: LakeRequest): void {
  if (!request.isTrusted) throw sessionError('This endpoint needs the token of the Content Lake');
}
