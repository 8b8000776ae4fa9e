import type { IncomingMessage } from 'node:http';
import { parse } from 'cookie';
import { sessionError } from '../errors';
import type { AccessToken } from '../store/access-token';
import type { LakeRequest } from './lake-http';

/**
 * True when a `Host` header names this machine. Anything else is a foreign page whose name was made to
 * resolve to this machine (DNS rebinding). Names under `localhost` are this machine by RFC 6761; the Studio
 * asks `<project>.localhost`.
 */
export function isLocalHost(host: string | undefined): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host ?? '');
}

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

const COOKIE = 'lake_token';
const OWN_SITE: readonly unknown[] = ['same-site', 'same-origin', 'none'];

/**
 * Whether a request may see and do everything: it carries the lake's token, as `Authorization: Bearer` or as
 * the cookie that the Studio's server sets.
 *
 * Browsers send the cookie along with the requests of every page of this machine, whatever its port. So it
 * counts only where the browser says that the page is the Studio: by `Origin`, or, on reading requests, which
 * may have none, by `Sec-Fetch-Site` together with `Referer`.
 *
 * @throws LakeError 401 for another token, as the hosted API answers an unknown one
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
  return cookie !== undefined && lake.token.matches(cookie) && isOfStudio(incoming, lake.studioOrigin);
}

function isOfStudio({ headers, method }: IncomingMessage, studioOrigin: string): boolean {
  if (headers.origin !== undefined) return headers.origin === studioOrigin;
  const isReading = method === 'GET' || method === 'HEAD';
  return (
    isReading && OWN_SITE.includes(headers['sec-fetch-site']) && originOf(headers.referer) === studioOrigin
  );
}

function originOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;
}

/** Throws LakeError 401 unless the request carries the lake's token. */
export function requireToken(request: LakeRequest): void {
  if (!request.isTrusted) throw sessionError('This endpoint needs the token of the Content Lake');
}
