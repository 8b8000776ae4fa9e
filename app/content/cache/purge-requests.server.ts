import type { Purge } from '../../../protocol/purge';

/** One HTTP request that purges (part of) a shared cache. */
export type PurgeRequest = { url: string; method: string; headers: Record<string, string>; body?: string };

/** Where the vendors' interfaces are; tests replace them. */
export type VendorHosts = { cloudflare: string; fastly: string };
const VENDOR_HOSTS: VendorHosts = {
  cloudflare: 'https://api.cloudflare.com',
  fastly: 'https://api.fastly.com',
};

/** Tags of one request, by the vendors' limits. For Varnish: its default limit of a header, 8 KB. */
const MAX_TAGS = { cloudflare: 30, fastly: 256, varnish: 300 };
/** A key that the cache's VCL must add to every page, because xkey has no purge of everything. */
const VARNISH_EVERYTHING = 'everything';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * The requests that tell a shared cache of a purge, in its own dialect:
 * `https://user:password@host/path`: a cache with our front door's protocol, `{"tags":[…]}` or `{"everything":true}`;
 * `varnish+http://host:6081/`, with a user and a password as above: `PURGE` with an `xkey` header (vmod_xkey);
 * `cloudflare://TOKEN@ZONE`: Cloudflare's API, `POST zones/ZONE/purge_cache`;
 * `fastly://TOKEN@SERVICE`: Fastly's API, soft purges by surrogate keys.
 * @param entry one of `CACHE_PURGE_URLS`
 */
export function purgeRequests(entry: string, purge: Purge, hosts = VENDOR_HOSTS): PurgeRequest[] {
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
      const to = `${hosts.cloudflare}/client/v4/zones/${hostname}/purge_cache`;
      const bodies = groups(MAX_TAGS.cloudflare)?.map((tags) => ({ tags })) ?? [{ purge_everything: true }];
      return bodies.map((body) => post(to, { Authorization: `Bearer ${token}` }, body));
    }
    case 'fastly:': {
      const to = `${hosts.fastly}/service/${serviceId(entry)}`;
      const headers = { 'Fastly-Key': token };
      const soft = { ...headers, 'Fastly-Soft-Purge': '1' };
      const some = groups(MAX_TAGS.fastly);
      if (!some) return [post(`${to}/purge_all`, headers)];
      return some.map((keys) => post(`${to}/purge`, soft, { surrogate_keys: keys }));
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

/** Ids of Fastly's services have capital letters, which a URL's host may not preserve. */
const serviceId = (entry: string) => entry.replace(/^.*@/, '').replace(/\/.*$/, '');

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
