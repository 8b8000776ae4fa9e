import { Transform, type TransformCallback } from 'node:stream';
import { createClient, requester, type SanityClient } from '@sanity/client';
import type { ContentSource } from './content-source.server';

/** The first API version whose default perspective is `published`. */
const API_VERSION = '2025-02-19';
const CONTENT_TIMEOUT_MS = 5_000;
export const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/**
 * A client that sees published content only: it has no token, so no draft can pass whatever is asked.
 * An answer of more than `maxBytes` fails; a call without progress fails after five seconds.
 */
export function createContentClient(source: ContentSource, maxBytes = MAX_ANSWER_BYTES): SanityClient {
  const { projectId, dataset, apiHost } = source;
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    perspective: 'published',
    useCdn: false,
    timeout: CONTENT_TIMEOUT_MS,
    // The client would also try again where it is told to wait (429); `askLake` knows when to.
    maxRetries: 0,
    requester: cappedRequester(maxBytes),
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  });
}

/** The client's own way of making requests, with a limit to what it reads. */
function cappedRequester(maxBytes: number) {
  return requester.clone().use({
    onHeaders: (answer) => {
      const capped = new CappedStream(maxBytes);
      capped.once('error', (error) => answer.destroy(error));
      answer.once('error', (error) => capped.destroy(error));
      return answer.pipe(capped);
    },
  });
}

/** Passes bytes on, and fails once there are more than a limit. Reports progress, as the client's hooks expect. */
class CappedStream extends Transform {
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
