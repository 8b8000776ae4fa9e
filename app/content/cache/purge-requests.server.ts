import type { Purge } from '../../../protocol/purge';

/** One HTTP request that purges (part of) a shared cache. */
export type PurgeRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

const CLOUDFLARE = 'https://api.cloudflare.com';

/** Tags of one request, by the vendors' limits. For Varnish: its default limit of a header, 8 KB. */
const MAX_TAGS = { cloudflare: 30, varnish: 300 };
/** A key that the cache's VCL must add to every page, because xkey has no purge of everything. */
const VARNISH_EVERYTHING = 'everything';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * The requests that tell a shared cache of a purge, in its own dialect:
 * `https://user:password@host/path`: a cache with our front door's protocol, `{"tags":[…]}` or `{"everything":true}`;
 * `varnish+http://host:6081/`, with a user and a password as above: `PURGE` with an `xkey` header (vmod_xkey);
 * `cloudflare://TOKEN@ZONE`: Cloudflare's API, `POST zones/ZONE/purge_cache`.
 * @param entry one of `CACHE_PURGE_URLS`
 * @param cloudflare where its API is; tests replace it
 */
export function purgeRequests(entry: string, purge: Purge, cloudflare = CLOUDFLARE): PurgeRequest[] {
  const url = new URL(entry);
  const { hostname, username } = url;
  const token = decodeURIComponent(username);
  const groups = (max: number) => ('everything' in purge ? undefined : inGroups(purge.tags, max));
  const post = (to: string, headers: Record<string, string>, body?: object): PurgeRequest => ({
    url: to,
    method: 'POST',
    headers: { ...headers, ...(body && JSON_TYPE) },
    ...(body && { body: JSON.stringify(body) }),
  });
  switch (url.protocol) {
    case 'cloudflare:': {
      const to = `${cloudflare}/client/v4/zones/${hostname}/purge_cache`;
      const bodies = groups(MAX_TAGS.cloudflare)?.map((tags) => ({ tags })) ?? [{ purge_everything: true }];
      return bodies.map((body) => post(to, { Authorization: `Bearer ${token}` }, body));
    }
    case 'varnish+http:':
    case 'varnish+https:': {
      const cache = new URL(entry.slice('varnish+'.length));
      const keys = groups(MAX_TAGS.varnish) ?? [[VARNISH_EVERYTHING]];
      return keys.map((some) => ({
        url: withoutCredentials(cache),
        method: 'PURGE',
        headers: { ...basicAuthorization(cache), xkey: some.join(' ') },
      }));
    }
    default:
      return [post(withoutCredentials(url), basicAuthorization(url), purge)];
  }
}

function inGroups(tags: readonly string[], max: number): string[][] {
  const count = Math.ceil(tags.length / max);
  return Array.from({ length: count }, (_, index) => tags.slice(index * max, (index + 1) * max));
}

function withoutCredentials(url: URL): string {
  const address = new URL(url);
  address.username = '';
  address.password = '';
  return address.href;
}

function basicAuthorization({ username, password }: URL): Record<string, string> {
  if (!username) return {};
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return { Authorization: `Basic ${credentials.toString('base64')}` };
}
