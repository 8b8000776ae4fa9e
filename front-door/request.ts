import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { canonicalPath } from '../protocol/canonical-path';
import { canonicalAddress, forwardedAddress } from '../protocol/client-address';
import { type Refusal, refusals } from './refusals';

/** The target of nearly every request: already canonical, so it needs no parsing. */
const CANONICAL_PATH = /^\/(?:(?:[a-z0-9_-][a-z0-9_.-]*\/)*[a-z0-9_-][a-z0-9_.-]*)?$/;

export type ReadTarget = {
  ok: true;
  /** Without dot segments and backslashes, as the renderer would read it (RFC 3986, section 6.2.2.3). */
  path: string;
  /** Path and query, for the renderer. */
  target: string;
  /** The canonical address, without and with its query; equal to `path` and `target` if the client used it. */
  canonicalPath: string;
  canonicalTarget: string;
};

/**
 * Reads the request line's target: origin form, or absolute form without its authority (RFC 9112, section 3.2.2).
 * @returns a refusal for what is too long, has no slash at its start, raw bytes outside printable ASCII, broken
 *   percent encoding, or encoded control characters
 */
export function parseRequestTarget(
  url: string,
  maxBytes: number,
): ReadTarget | { ok: false; refusal: Refusal } {
  if (url.length > maxBytes) return { ok: false, refusal: refusals.addressTooLong };
  if (CANONICAL_PATH.test(url))
    return { ok: true, path: url, target: url, canonicalPath: url, canonicalTarget: url };
  const bare = url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/, '');
  const sent = bare === '' || bare.startsWith('?') ? `/${bare}` : bare;
  const readable =
    sent.startsWith('/') && /^[\x21-\x7e]+$/.test(sent) && decodesCleanly(sent.split('?', 1)[0] ?? '/');
  if (!readable) return { ok: false, refusal: refusals.badAddress };
  const { pathname: path, search } = new URL(`http://site.invalid${sent}`);
  const canonical = canonicalPath(path);
  const [target, canonicalTarget] = [path + search, canonical + search];
  return { ok: true, path, target, canonicalPath: canonical, canonicalTarget };
}

function decodesCleanly(path: string): boolean {
  if (!path.includes('%')) return true;
  // Encoded control characters are always an attempt to split headers or truncate file names.
  if (/%(?:[01][0-9a-f]|7f)/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

const MAX_PORT = 65_535;
const HOST_LENGTH = 'host'.length;

/**
 * Whether a request carries one well-formed `Host` (RFC 9112, section 3.2); only HTTP/1.0 may omit it. The name
 * itself is not compared with ours: nothing in an answer depends on it.
 */
export function hasValidHost(rawHeaders: string[], httpVersion: string): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== HOST_LENGTH || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1];
  }
  return host === undefined ? httpVersion === '1.0' : isHost(host);
}

function isHost(value: string): boolean {
  const match = /^(?:[a-z0-9_](?:[a-z0-9._-]{0,253})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i.exec(value);
  return match !== null && Number(match[1] ?? 0) <= MAX_PORT;
}

const UNKNOWN_ADDRESS = '0.0.0.0';
/** Normalising costs more than a cache hit, and a visitor sends many requests in a row. */
const MAX_REMEMBERED = 1_000;
const peers = new LRUCache<string, string>({
  max: MAX_REMEMBERED,
  memoMethod: (socketAddress) => canonicalAddress(socketAddress) ?? UNKNOWN_ADDRESS,
});

/**
 * The visitor's address: the peer of the connection or, with trusted proxies, of the outermost of them. If the list
 * is too short, or an entry invalid, the request did not come through those proxies: the peer is used.
 */
export function clientAddress({ socket, headers }: AddressedRequest, trustProxyHops: number): string {
  const forwardedFor = headers['x-forwarded-for']?.toString();
  return forwardedAddress(forwardedFor, trustProxyHops) ?? peerAddress(socket.remoteAddress);
}

type AddressedRequest = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** The peer's canonical address; Node has none once it has disconnected. */
export const peerAddress = (socketAddress = ''): string => peers.memo(socketAddress);
