import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some load balancers append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/;

/**
 * @param text as a socket or a proxy writes it, perhaps with a zone
 * @returns IPv4 dotted, or IPv6 as RFC 5952 writes it, without its zone; an IPv4-mapped address becomes IPv4.
 *   `undefined` for text that is no address
 */
export function canonicalAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  // The library also reads octal, hexadecimal and shortened IPv4, which no proxy writes.
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/**
 * The peer of the outermost trusted proxy. Each proxy appends its own peer to `X-Forwarded-For`; entries further left
 * were written by the client.
 * @param trustedHops number of our own proxies before this program; 0 trusts no entry
 * @returns canonical; `undefined` where the list is too short or the entry is no address
 */
export function forwardedAddress(
  forwardedFor: string | null | undefined,
  trustedHops: number,
): string | undefined {
  if (trustedHops === 0 || !forwardedFor) return undefined;
  const entry = forwardedFor.split(',').at(-trustedHops)?.trim() ?? '';
  const [, ipv6, ipv4] = WITH_PORT.exec(entry) ?? [];
  return canonicalAddress(ipv6 ?? ipv4 ?? entry);
}

const GROUP_BITS = 16;

/**
 * The key that limits count by.
 * @param prefix of an IPv6 network: a host owns its whole /64; a customer of a provider may own a /56 or a /48
 * @returns an IPv4 address as it is; the network of an IPv6 address, as three or four groups
 */
export function networkOf(address: string, prefix: 48 | 56 | 64 = 64): string {
  if (isIP(address) !== 6) return address;
  const { parts } = ipaddr.IPv6.parse(address);
  return parts
    .slice(0, Math.ceil(prefix / GROUP_BITS))
    .map((part, at) => (part & (prefix < (at + 1) * GROUP_BITS ? 0xff00 : 0xffff)).toString(16))
    .join(':');
}

const BUCKETS = 8_192;

/**
 * Hashes an address or an id into one of a fixed number of buckets, for limits: their memory is bounded, and they identify
 * nobody. Two visitors rarely share a bucket, and then share a generous limit.
 * @param key secret, so that no client can choose an address in another's bucket
 */
export function bucketOf(of: string, key: string): string {
  return String(createHmac('sha256', key).update(of).digest().readUInt32BE(0) % BUCKETS);
}
