import type { IncomingMessage } from 'node:http';
import { parse } from 'cookie';
import { sessionError } from '../errors';
import type { AccessToken } from '../store/access-token';

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
 * @throws LakeError 401 when the header has another token, as the hosted API answers one it does not know.
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
