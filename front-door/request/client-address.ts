import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

export interface ClientAddressInput {
  /** The peer of the TCP connection, as Node gives it (`undefined` once it is gone). */
  socketAddress: string | undefined;
  /** The request's `X-Forwarded-For`, or undefined. */
  forwardedFor: string | undefined;
  /** How many proxies of our own stand in front; 0 trusts nothing that the client says. */
  trustProxyHops: number;
}

const UNKNOWN_ADDRESS = '0.0.0.0';
/** Normalising costs more than a page from memory does, and visitors ask for many things in a row. */
const MAX_REMEMBERED = 1_000;
const peers = new LRUCache<string, string>({ max: MAX_REMEMBERED });

/**
 * The one true address of the visitor: the peer of the connection or, with n trusted proxies, the n-th entry of
 * `X-Forwarded-For` from the right (each proxy appends its own peer; what stands further left was written by the client).
 * A list that is too short, or an entry that is no address, means the request did not come through those proxies: the peer again.
 * Out: IPv4 dotted, or IPv6 in canonical form without zone; IPv4-mapped IPv6 becomes IPv4. Never throws.
 */
export function clientAddress({ socketAddress, forwardedFor, trustProxyHops }: ClientAddressInput): string {
  const peer = peerAddress(socketAddress ?? '');
  if (trustProxyHops === 0 || forwardedFor === undefined) return peer;
  const entry = forwardedFor.split(',').at(-trustProxyHops);
  return (entry === undefined ? undefined : normaliseAddress(withoutPort(entry.trim()))) ?? peer;
}

function peerAddress(socketAddress: string): string {
  const before = peers.get(socketAddress);
  if (before !== undefined) return before;
  const peer = normaliseAddress(socketAddress) ?? UNKNOWN_ADDRESS;
  peers.set(socketAddress, peer);
  return peer;
}

/** Some load balancers append the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const match = /^(?:\[([^\]]+)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/.exec(entry);
  return match?.[1] ?? match?.[2] ?? entry;
}

function normaliseAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  const family = isIP(address);
  if (family === 4) return address;
  if (family === 0) return undefined;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (mapped?.[1] === undefined || mapped[2] === undefined) return canonical;
  return dotted(Number.parseInt(mapped[1], 16), Number.parseInt(mapped[2], 16));
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
