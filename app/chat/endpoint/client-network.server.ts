import { isIP } from 'node:net';

/** Everybody's, where nobody says whose a request is: a limit then holds for all together. */
const UNKNOWN = 'unknown';
const GROUPS_OF_NETWORK = 4;

/**
 * Whose a request is, as far as limits go. The site itself never sees the connection: the proxy before it (our front door
 * is one) writes the address, and what stands further left was written by the client.
 * @param forwardedFor the request's `X-Forwarded-For`
 * @param trustProxyHops how many proxies of our own stand before the site; 0 believes nothing
 * @returns an IPv4 address, or the /64 network of an IPv6 one, since a single visitor owns all of that
 */
export function clientNetwork(forwardedFor: string | null, trustProxyHops: number): string {
  if (trustProxyHops === 0) return UNKNOWN;
  const entry = forwardedFor?.split(',').at(-trustProxyHops)?.trim() ?? '';
  const address = entry.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const family = isIP(address);
  if (family === 4) return address;
  return family === 6 ? networkOf(address) : UNKNOWN;
}

function networkOf(address: string): string {
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return groups.slice(0, GROUPS_OF_NETWORK).join(':');
}
