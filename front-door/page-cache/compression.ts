import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { Encoding } from '../accepted-encoding';

type Compressed = Exclude<Encoding, 'identity'>;
export type Encoded = {
  encoding: Encoding;
  bytes: Buffer;
};

/** Below this, compression saves less than its headers cost. */
const WORTH_ENCODING_BYTES = 1_000;
/** As a rule each of the two encodings has at most a quarter of the text's size. */
const WITH_ENCODINGS = 1.5;
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

/** Of compressions at the best quality; a page above that stays as it is until it is requested again. */
const MAX_WAITING = 500;
const oneAtATime = pLimit(1);

/** A body and its encodings: each is compressed quickly for its first use, and at the best quality after the second. */
export class EncodedBody {
  /** Whether the bytes depend on `Accept-Encoding`. */
  readonly varies: boolean;
  readonly #identity: Encoded;
  readonly #made = new Map<Compressed, Encoded | Promise<Encoded>>();
  readonly #best = new Set<Compressed>();

  constructor(identity: Buffer, contentType: string) {
    this.#identity = { encoding: 'identity', bytes: identity };
    this.varies = identity.length >= WORTH_ENCODING_BYTES && COMPRESSIBLE.test(contentType);
  }

  /** Bytes in memory, with all encodings, made or not: an estimate. */
  get heldBytes(): number {
    return Math.ceil(this.#identity.bytes.length * (this.varies ? WITH_ENCODINGS : 1));
  }

  /** The body in an encoding, or identity if that is no larger. A promise only at first use. Never rejects. */
  in(encoding: Encoding): Encoded | Promise<Encoded> {
    if (encoding === 'identity' || !this.varies) return this.#identity;
    const made = this.#made.get(encoding) ?? this.#compress(encoding, this.#identity, false);
    if (made instanceof Promise) this.#made.set(encoding, made);
    else if (!this.#best.has(encoding) && oneAtATime.pendingCount < MAX_WAITING) {
      this.#best.add(encoding);
      void oneAtATime(() => this.#compress(encoding, made, true));
    }
    return made;
  }

  async #compress(encoding: Compressed, before: Encoded, best: boolean): Promise<Encoded> {
    const bytes = await compress[encoding](this.#identity.bytes, best).catch(() => before.bytes);
    const encoded = bytes.length < before.bytes.length ? { encoding, bytes } : before;
    this.#made.set(encoding, encoded);
    return encoded;
  }
}
