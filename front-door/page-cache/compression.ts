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
  readonly #made = new Map<Compressed, Encoded>();
  readonly #making = new Map<Compressed, Promise<Encoded>>();
  readonly #best = new Set<Compressed>();

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
    const made = this.#made.get(encoding);
    if (made === undefined) return this.#making.get(encoding) ?? this.#make(encoding);
    if (!this.#best.has(encoding) && oneAtATime.pendingCount < MAX_WAITING) {
      this.#best.add(encoding);
      void oneAtATime(() => this.#compress(encoding, true));
    }
    return made;
  }

  #make(encoding: Compressed): Promise<Encoded> {
    const made = this.#compress(encoding, false);
    this.#making.set(encoding, made);
    return made;
  }

  async #compress(encoding: Compressed, best: boolean): Promise<Encoded> {
    const before = this.#made.get(encoding) ?? this.#identity;
    const bytes = await compress[encoding](this.#identity.bytes, best).catch(() => before.bytes);
    const encoded = bytes.length < before.bytes.length ? { encoding, bytes } : before;
    this.#made.set(encoding, encoded);
    this.#making.delete(encoding);
    return encoded;
  }
}
