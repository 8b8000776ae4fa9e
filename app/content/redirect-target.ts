import { canonicalPath } from '../../protocol/canonical-path';
import { safeHref } from '../ui/safe-href';

/**
 * Where a redirect that editors have made leads.
 * @param to a path of the site, or a full http(s) address, its placeholders filled
 * @param request the address that was asked for; its query is added to the target's, whose own parameters win
 * @param siteUrl the public origin
 * @returns a value for `Location`, in ASCII: a path for the site's own pages, else the full address. `undefined` for a
 *   target that cannot be one: of another scheme, of another host by accident (`//host`), or the very path asked for
 */
export function redirectTarget(to: string, request: URL, siteUrl: string): string | undefined {
  const { kind, href } = safeHref(to);
  if (kind === 'none') return undefined;
  const target = new URL(href, siteUrl);
  if (!/^https?:$/.test(target.protocol)) return undefined;
  target.search = mergeQueries(target, request);
  if (target.origin !== siteUrl) return target.href;
  // A full address of our own may hold what is another host in a path: `https://site.example//evil.example`.
  const path = target.pathname.replace(/^\/+/, '/');
  if (canonicalPath(path) === canonicalPath(request.pathname)) return undefined;
  return `${path}${target.search}${target.hash}`;
}

/** Each parameter as it was written; of those of one name, the target's. */
function mergeQueries(target: URL, request: URL): string {
  const isNew = (part: string) =>
    [...new URLSearchParams(part).keys()].every((name) => !target.searchParams.has(name));
  const more = request.search.slice(1).split('&').filter(isNew);
  return [target.search.slice(1), ...more].filter((part) => part !== '').join('&');
}
