import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../accepted-encoding';
import type { PageStore } from './page-store';
import type { StoredPage } from './stored-page';

type Compressed = Exclude<Encoding, 'identity'>;
export type Encoded = {
  encoding: Encoding;
  bytes: Buffer;
};

/** Below this, compression saves less than its headers cost. */
const WORTH_ENCODING_BYTES = 1_000;
const COMPRESSIBLE = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|image\/svg\+xml)/i;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Both run in libuv's threads and do not block the event loop. `best` takes about forty times as long. */
const compress = {
  br: (bytes: Buffer, best: boolean) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: best ? constants.BROTLI_MAX_QUALITY : 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer, best: boolean) => compressGzip(bytes, { level: best ? 9 : 5 }),
} satisfies Record<Compressed, (bytes: Buffer, best: boolean) => Promise<Buffer>>;

/** A body and its encodings: each is compressed quickly at its first use, and recompressed later. */
export class EncodedBody {
  /** Whether the bytes depend on `Accept-Encoding`. */
  readonly varies: boolean;
  readonly #identity: Encoded;
  readonly #made = new Map<Encoding, Encoded>();
  readonly #making = new Map<Compressed, Promise<Encoded>>();
  #isWorthIt = false;

  constructor(identity: Buffer, contentType: string) {
    this.#identity = { encoding: 'identity', bytes: identity };
    this.varies = identity.length >= WORTH_ENCODING_BYTES && COMPRESSIBLE.test(contentType);
  }

  /** Bytes in memory, all encodings included. */
  get heldBytes(): number {
    let held = this.#identity.bytes.length;
    for (const { bytes } of this.#made.values()) held += bytes.length;
    return held;
  }

  /** The body in an encoding, or identity if that is no larger. A promise only at first use. Never rejects. */
  in(encoding: Encoding): Encoded | Promise<Encoded> {
    if (encoding === 'identity' || !this.varies) return this.#identity;
    return this.#made.get(encoding) ?? this.#making.get(encoding) ?? this.#make(encoding);
  }

  /** Also makes later ones at best quality. */
  async recompress(): Promise<void> {
    this.#isWorthIt = true;
    for (const [encoding, { bytes }] of this.#made) {
      if (encoding === 'identity') continue;
      const best = await compress[encoding](this.#identity.bytes, true).catch(() => bytes);
      if (best.length < bytes.length) this.#made.set(encoding, { encoding, bytes: best });
    }
  }

  #make(encoding: Compressed): Promise<Encoded> {
    const { bytes } = this.#identity;
    const made = compress[encoding](bytes, this.#isWorthIt)
      .then((small) => (small.length < bytes.length ? { encoding, bytes: small } : this.#identity))
      .catch(() => this.#identity)
      .then((encoded) => {
        this.#making.delete(encoding);
        this.#made.set(encoding, encoded);
        return encoded;
      });
    this.#making.set(encoding, made);
    return made;
  }
}

/** A page that was sent once may never be requested again. */
const WORTH_IT_AFTER_USES = 2;
const MAX_WAITING = 500;

/** Recompresses pages at the best quality, one after another, once they have been requested again. */
export class Recompressor {
  readonly #store: PageStore;
  readonly #waiting = new Map<StoredPage, string>();
  #busy = false;

  constructor(store: PageStore) {
    this.#store = store;
  }

  /** To be called after each page sent. */
  used(address: string, page: StoredPage): void {
    page.uses += 1;
    if (page.uses !== WORTH_IT_AFTER_USES || this.#waiting.size >= MAX_WAITING) return;
    this.#waiting.set(page, address);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (const [page, address] of this.#waiting) {
      this.#waiting.delete(page);
      if (!this.#store.isCurrent(address, page)) continue;
      await page.recompress();
      this.#store.recount(address, page);
    }
    this.#busy = false;
  }
}
