import { Transform, type TransformCallback } from 'node:stream';

/** Passes bytes on, and fails once there are more than a limit. Reports progress, as the client's hooks expect. */
export class CappedStream extends Transform {
  readonly #maxBytes: number;
  #received = 0;

  constructor(maxBytes: number) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#received += chunk.length;
    if (this.#received <= this.#maxBytes) done(null, chunk);
    else done(new Error(`The answer is larger than ${this.#maxBytes} bytes`));
  }

  progress() {
    const transferred = this.#received;
    return { transferred, percentage: 0, length: 0, remaining: 0, eta: 0, runtime: 0, delta: 0, speed: 0 };
  }
}
