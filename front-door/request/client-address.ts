import { LRUCache } from 'lru-cache';
import { canonicalAddress, forwardedAddress } from '../../protocol/client-address';

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
 * The one true address of the visitor: the peer of the connection or, with trusted proxies, what the outermost of them has
 * seen. A list that is too short, or an entry that is no address, means the request did not come through those proxies: the
 * peer again. Out: canonical. Never throws.
 */
export function clientAddress({ socketAddress, forwardedFor, trustProxyHops }: ClientAddressInput): string {
  return forwardedAddress(forwardedFor, trustProxyHops) ?? peerAddress(socketAddress ?? '');
}

function peerAddress(socketAddress: string): string {
  const before = peers.get(socketAddress);
  if (before !== undefined) return before;
  const peer = canonicalAddress(socketAddress) ?? UNKNOWN_ADDRESS;
  peers.set(socketAddress, peer);
  return peer;
}
