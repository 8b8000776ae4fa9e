import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from '../request/accepted-encoding';
import { responseHeaders } from '../upstream/response-headers';
import { type Encoded, EncodedBody } from './encoded-body';
import { type StorageTerms, storageTerms } from './storage-terms';

const HEADERS_BYTES = 4_096;
/** Said anew with each answer, because it depends on the encoding or the time. */
const NOT_KEPT = new Set([
  'content-length',
  'content-encoding',
  'date',
  'age',
  'vary',
  'etag',
  'cache-status',
]);
const OF_A_BODY = /^content-(?:type|language|location|range|disposition)$/i;
/** Without its query a redirect would lead elsewhere; these answers are the same whatever parameters are made up. */
const SAME_FOR_ANY_QUERY = new Set([200, 404, 410]);
/** After a renewal that failed: in which the old answer is given without trying again. */
const REST_AFTER_FAILURE_MS = 2_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
const NO_TERMS: StorageTerms = { freshMs: 0, usableMs: 0, errorMs: 0, ageS: 0 };

export interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Circumstances {
  https: boolean;
  /** Of the request that it answers: a later one never gives way to an earlier. */
  sequence: number;
  nowMs: number;
}

/** `aged` may be given while it is renewed; `old` is renewed first; `resting` is old, and the last renewal has failed. */
export type Freshness = 'fresh' | 'aged' | 'old' | 'resting';

/** An answer of the renderer, for as many clients as want it. */
export class StoredPage {
  readonly status: number;
  readonly sequence: number;
  /** A purge has reached it: it must be renewed before it is given again. */
  purged = false;
  /** How often it was given. */
  uses = 0;
  etag: string | undefined;
  tags: readonly string[] = [];
  readonly #https: boolean;
  readonly #body: EncodedBody;
  #received: IncomingHttpHeaders;
  /** Name, value, name, value, … */
  #headers: string[] = [];
  #headersWithoutBody: string[] = [];
  readonly #heads = new Map<Encoded, string[]>();
  #terms: StorageTerms = NO_TERMS;
  #bornAtMs = 0;
  #restUntilMs = 0;

  constructor({ status, headers, body }: Received, { https, sequence, nowMs }: Circumstances) {
    this.status = status;
    this.sequence = sequence;
    this.#https = https;
    this.#received = headers;
    this.#body = new EncodedBody(body, headers['content-type'] ?? '');
    if (status === 200) this.etag = headers.etag ?? weakTag(body);
    this.#read(headers, nowMs);
  }

  /** Whether a shared cache may keep it at all. */
  get isStorable(): boolean {
    return this.#terms !== NO_TERMS;
  }

  get isSameForAnyQuery(): boolean {
    return SAME_FOR_ANY_QUERY.has(this.status);
  }

  /** What it takes in memory, in bytes, estimated from above. */
  get heldBytes(): number {
    return this.#body.heldBytes + HEADERS_BYTES;
  }

  freshness(nowMs: number): Freshness {
    const ageMs = nowMs - this.#bornAtMs;
    if (!this.purged && ageMs < this.#terms.freshMs) return 'fresh';
    if (nowMs < this.#restUntilMs) return 'resting';
    return !this.purged && ageMs < this.#terms.usableMs ? 'aged' : 'old';
  }

  /** Whether it may stand in for an answer that says 5xx (`stale-if-error`). */
  mayReplaceError(nowMs: number): boolean {
    return nowMs - this.#bornAtMs < this.#terms.errorMs;
  }

  /** Whether it may stand in while the renderer gives no answer at all (RFC 9111, section 4.2.4: disconnected). */
  mayReplaceSilence(nowMs: number): boolean {
    return nowMs - this.#bornAtMs < Math.max(this.#terms.errorMs, DAY_MS);
  }

  /** Seconds since the renderer made it. */
  ageS(nowMs: number): number {
    return Math.floor((nowMs - this.#bornAtMs) / 1_000 + this.#terms.ageS);
  }

  /** The renderer says (304) that it has not changed; its new headers replace those it had (RFC 9111, section 3.2). */
  renew(headers: IncomingHttpHeaders, nowMs: number): void {
    const changed = Object.entries(headers).filter(([name]) => !name.startsWith('content-length'));
    this.#received = { ...this.#received, ...Object.fromEntries(changed) };
    this.#heads.clear();
    this.purged = false;
    this.#read(this.#received, nowMs);
  }

  rest(nowMs: number): void {
    this.#restUntilMs = nowMs + REST_AFTER_FAILURE_MS;
  }

  in(encoding: Encoding): Encoded | Promise<Encoded> {
    return this.#body.in(encoding);
  }

  async improve(): Promise<void> {
    await this.#body.improve();
    this.#heads.clear();
  }

  /** Headers of an answer with this body, as one flat list; what depends on the time comes on top. */
  headersFor(encoded: Encoded): readonly string[] {
    const known = this.#heads.get(encoded);
    if (known !== undefined) return known;
    const { encoding, bytes } = encoded;
    const head = [...this.#headers, 'Content-Length', String(bytes.length)];
    if (encoding !== 'identity') head.push('Content-Encoding', encoding);
    this.#heads.set(encoded, head);
    return head;
  }

  /** Headers of a 304: all but those that describe a body. */
  get headersWithoutBody(): readonly string[] {
    return this.#headersWithoutBody;
  }

  #read(headers: IncomingHttpHeaders, nowMs: number): void {
    this.#terms = storageTerms(this.status, headers) ?? NO_TERMS;
    this.#bornAtMs = nowMs;
    this.tags = (headers['cache-tag']?.toString() ?? '').split(',').filter((tag) => tag !== '');
    const kept = Object.entries(responseHeaders(headers, this.#https))
      .filter(([name, value]) => value !== undefined && !NOT_KEPT.has(name.toLowerCase()))
      .map(([name, value]) => [name, String(value)]);
    if (this.etag !== undefined) kept.push(['ETag', this.etag]);
    if (this.#body.varies || headers.vary !== undefined) kept.push(['Vary', 'Accept-Encoding']);
    this.#headers = kept.flat();
    this.#headersWithoutBody = kept.filter(([name = '']) => !OF_A_BODY.test(name)).flat();
  }
}

/** For an answer that came without one. */
function weakTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
