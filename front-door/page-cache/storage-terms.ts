import type { IncomingHttpHeaders } from 'node:http';
import CachePolicy from 'http-cache-semantics';

const MS_PER_S = 1_000;

/** For how long an answer may be used, in ms from now. */
export interface StorageTerms {
  /** Without asking. */
  freshMs: number;
  /** While it is being asked for anew (`stale-while-revalidate`). */
  usableMs: number;
  /** Where asking anew fails (`stale-if-error`). */
  errorMs: number;
  /** How old it was when it came, in seconds. */
  ageS: number;
}

/**
 * Whether and for how long a shared cache may keep an answer (RFC 9111 and RFC 5861, as `http-cache-semantics` reads
 * them), and stricter: never one that sets a cookie, that comes encoded although it was asked for plain, or that varies by
 * anything but the encoding.
 * In: status and headers of the answer to a GET without cookies. Out: null where it must not be kept.
 */
export function storageTerms(status: number, headers: IncomingHttpHeaders): StorageTerms | null {
  if (headers['set-cookie'] !== undefined || !isPlain(headers)) return null;
  const policy = new CachePolicy(
    { url: '/', method: 'GET', headers: {} },
    { status, headers: flat(headers) },
    { shared: true, cacheHeuristic: 0 },
  );
  const lifetimeS = policy.storable() ? policy.maxAge() : 0;
  if (lifetimeS <= 0) return null;
  // Its clock runs while we read.
  const ageS = Math.floor(policy.age());
  const control = headers['cache-control'] ?? '';
  const mayBeStale = !/\b(?:must|proxy)-revalidate\b/i.test(control);
  const beyond = (directive: string) => (mayBeStale ? seconds(control, directive) : 0);
  const ifErrorS = beyond('stale-if-error');
  const ms = (extraS: number) => Math.max(0, lifetimeS - ageS + extraS) * MS_PER_S;
  return {
    freshMs: ms(0),
    usableMs: ms(beyond('stale-while-revalidate')),
    errorMs: ifErrorS === 0 ? 0 : ms(ifErrorS),
    ageS,
  };
}

function isPlain(headers: IncomingHttpHeaders): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  const varies = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  return encoding === 'identity' && varies.every((name) => name === '' || name === 'accept-encoding');
}

/** The library knows these two only as yes or no at the moment of asking. */
function seconds(cacheControl: string, directive: string): number {
  const value = new RegExp(`(?:^|[,\\s])${directive}=(\\d{1,9})`, 'i').exec(cacheControl)?.[1];
  return value === undefined ? 0 : Number(value);
}

function flat(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.toString()]],
    ),
  );
}
