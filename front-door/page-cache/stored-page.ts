import type { IncomingHttpHeaders } from 'node:http';
import CachePolicy from 'http-cache-semantics';
import { entityTag } from '../../protocol/entity-tag';
import { readCacheTags } from '../../protocol/purge';
import type { Https } from '../../protocol/security-headers';
import type { Encoding } from '../accepted-encoding';
import { responseHeaders } from '../upstream/headers';
import { type Encoded, EncodedBody } from './compression';

const HEADERS_BYTES = 4_096;
/** Computed for each answer, because they depend on the encoding or the time. */
const NOT_STORED = new Set([
  'content-length',
  'content-encoding',
  'date',
  'age',
  'vary',
  'etag',
  'cache-status',
]);
const OF_A_BODY = /^content-(?:type|language|location|range|disposition)$/i;
/** Their answers are the same for unknown parameters; the target of a redirect keeps the query. */
const SAME_FOR_ANY_QUERY = new Set([200, 404, 410]);
/** After a failed revalidation the stored answer is sent for this long without a retry. */
const BACK_OFF_MS = 2_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
const NO_TERMS: StorageTerms = { freshMs: 0, usableMs: 0, errorMs: 0 };

export type Received = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

type Circumstances = {
  https: Https;
  /** Number of the request to the renderer: an earlier answer never replaces a later one. */
  sequence: number;
  /** When it was requested: its age counts from then (RFC 9111, section 4.2.3). */
  nowMs: number;
};

/** `back-off`: not fresh, and the last revalidation failed moments ago. */
type Freshness = 'fresh' | 'stale' | 'expired' | 'back-off';

export class StoredPage {
  readonly status: number;
  readonly sequence: number;
  /** Invalidated by a purge: it must be revalidated before it is sent again. */
  purged = false;
  etag: string | undefined;
  tags: readonly string[] = [];
  /** Whether clients can make up such addresses. */
  isMadeUp = false;
  /** Headers of a 304: all but those that describe a body. */
  headersWithoutBody: readonly string[] = [];
  readonly #https: Https;
  readonly #body: EncodedBody;
  #received: IncomingHttpHeaders;
  /** Name, value, name, value, … */
  #headers: string[] = [];
  #terms: StorageTerms = NO_TERMS;
  #bornAtMs = 0;
  #backOffUntilMs = 0;

  constructor({ status, headers, body }: Received, { https, sequence, nowMs }: Circumstances) {
    this.status = status;
    this.sequence = sequence;
    this.#https = https;
    this.#received = headers;
    this.#body = new EncodedBody(body, headers['content-type'] ?? '');
    if (status === 200) this.etag = headers.etag ?? entityTag(body);
    this.#read(headers, nowMs);
  }

  get isStorable(): boolean {
    return this.#terms !== NO_TERMS;
  }

  get isSameForAnyQuery(): boolean {
    return SAME_FOR_ANY_QUERY.has(this.status) && this.isStorable;
  }

  /** Whether the site has this page: there are only so many of them, however many addresses clients make up. */
  get isOfSite(): boolean {
    return this.status === 200 && !this.isMadeUp;
  }

  /** An upper estimate. */
  get heldBytes(): number {
    return this.#body.heldBytes + HEADERS_BYTES;
  }

  freshness(nowMs: number): Freshness {
    const ageMs = nowMs - this.#bornAtMs;
    if (!this.purged && ageMs < this.#terms.freshMs) return 'fresh';
    if (nowMs < this.#backOffUntilMs) return 'back-off';
    return !this.purged && ageMs < this.#terms.usableMs ? 'stale' : 'expired';
  }

  /** Whether it may be sent instead of a 5xx (`stale-if-error`). */
  mayBeStaleOnError(nowMs: number): boolean {
    return nowMs - this.#bornAtMs < this.#terms.errorMs;
  }

  /** Whether it may be sent while the renderer gives no answer at all (RFC 9111, section 4.2.4: disconnected). */
  mayBeStaleWhenDisconnected(nowMs: number): boolean {
    return nowMs - this.#bornAtMs < Math.max(this.#terms.errorMs, DAY_MS);
  }

  ageS(nowMs: number): number {
    return Math.floor((nowMs - this.#bornAtMs) / MS_PER_S);
  }

  /** The renderer answered 304: the new headers replace the stored ones (RFC 9111, section 3.2). */
  revalidated(headers: IncomingHttpHeaders, nowMs: number): void {
    const changed = Object.entries(headers).filter(([name]) => !name.startsWith('content-length'));
    this.#received = { ...this.#received, ...Object.fromEntries(changed) };
    this.purged = false;
    this.#read(this.#received, nowMs);
  }

  backOff(nowMs: number): void {
    this.#backOffUntilMs = nowMs + BACK_OFF_MS;
  }

  in(encoding: Encoding): Encoded | Promise<Encoded> {
    return this.#body.in(encoding);
  }

  /** The headers that do not depend on the time, as a flat list. */
  headersFor({ encoding, bytes }: Encoded): string[] {
    const head = this.#headers.concat('Content-Length', String(bytes.length));
    return encoding === 'identity' ? head : head.concat('Content-Encoding', encoding);
  }

  #read(headers: IncomingHttpHeaders, nowMs: number): void {
    this.#terms = storageTerms(this.status, headers) ?? NO_TERMS;
    this.#bornAtMs = nowMs;
    this.tags = readCacheTags(headers['cache-tag']?.toString());
    const stored = Object.entries(responseHeaders(headers, this.#https))
      .filter(([name, value]) => value !== undefined && !NOT_STORED.has(name.toLowerCase()))
      .map(([name, value]) => [name, String(value)]);
    if (this.etag !== undefined) stored.push(['ETag', this.etag]);
    if (this.#body.varies || headers.vary !== undefined) stored.push(['Vary', 'Accept-Encoding']);
    this.#headers = stored.flat();
    this.headersWithoutBody = stored.filter(([name = '']) => !OF_A_BODY.test(name)).flat();
  }
}

const MS_PER_S = 1_000;
const EXPIRED_AT_ONCE = /\bs-maxage=0\b/i;

/** In ms from now. */
type StorageTerms = {
  freshMs: number;
  /** With `stale-while-revalidate`. */
  usableMs: number;
  /** With `stale-if-error`. */
  errorMs: number;
};

/**
 * Whether and for how long a shared cache may store an answer to a GET without cookies (RFC 9111 and RFC 5861, as
 * `http-cache-semantics` reads them), and stricter: never one that sets a cookie, is encoded although identity was
 * requested, or varies by anything but the encoding.
 */
export function storageTerms(status: number, headers: IncomingHttpHeaders): StorageTerms | null {
  if (headers['set-cookie'] !== undefined || !isPlain(headers)) return null;
  const policy = new CachePolicy(
    { url: '/', method: 'GET', headers: {} },
    { status, headers: flat(headers) },
    { shared: true, cacheHeuristic: 0 },
  );
  const control = headers['cache-control'] ?? '';
  const lifetimeS = policy.storable() ? policy.maxAge() : 0;
  // One that is about to change says 0: each use revalidates it, and clients still share the answer.
  if (lifetimeS <= 0 && !(policy.storable() && EXPIRED_AT_ONCE.test(control))) return null;
  const ifErrorS = seconds(control, 'stale-if-error');
  const ms = (extraS: number) => (lifetimeS + extraS) * MS_PER_S;
  return {
    freshMs: ms(0),
    usableMs: ms(seconds(control, 'stale-while-revalidate')),
    errorMs: ifErrorS === 0 ? 0 : ms(ifErrorS),
  };
}

function isPlain(headers: IncomingHttpHeaders): boolean {
  const encoding = headers['content-encoding'] ?? 'identity';
  const varies = (headers.vary ?? '').split(',').map((name) => name.trim().toLowerCase());
  return encoding === 'identity' && varies.every((name) => name === '' || name === 'accept-encoding');
}

/** The library only reports whether these two apply now, not their values. */
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
