import { Transform, type TransformCallback } from 'node:stream';
import { createClient, requester, type SanityClient } from '@sanity/client';
import { API_VERSION } from '../../../protocol/lake-api';
import type { Env } from '../../env.server';

const CONTENT_TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

type ClientOptions = {
  maxBytes?: number;
  bodyTimeoutMs?: number;
  /** For a private dataset. The perspective hides drafts from it; `ContentReader` proves that. */
  token?: string | undefined;
};

/** A client that sees published content only. A call fails after five seconds without progress, or in its body. */
export function createContentClient(
  source: ContentSource,
  { maxBytes = MAX_ANSWER_BYTES, bodyTimeoutMs = CONTENT_TIMEOUT_MS, token }: ClientOptions = {},
): SanityClient {
  const { projectId, dataset, apiHost } = source;
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    perspective: 'published',
    useCdn: false,
    timeout: CONTENT_TIMEOUT_MS,
    // The client would also retry a 429; `queryLake` decides about retries.
    maxRetries: 0,
    requester: cappedRequester(maxBytes, bodyTimeoutMs),
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    // The header is for live events: without drafts the client sends them no token.
    ...(token ? { token, headers: { Authorization: `Bearer ${token}` } } : {}),
  });
}

/** The client's own requester, with limits to the bytes it reads, and to the time. */
function cappedRequester(maxBytes: number, bodyTimeoutMs: number) {
  return requester.clone().use({
    onHeaders: (answer) => {
      const capped = new CappedStream(maxBytes, bodyTimeoutMs);
      capped.once('error', (error) => answer.destroy(error));
      answer.once('error', (error) => capped.destroy(error));
      return answer.pipe(capped);
    },
  });
}

/** Passes bytes on, and fails above a limit or too late. Reports progress, as the client's hooks expect. */
class CappedStream extends Transform {
  readonly #maxBytes: number;
  #received = 0;

  constructor(maxBytes: number, timeoutMs: number) {
    super();
    this.#maxBytes = maxBytes;
    const late = setTimeout(
      () => this.destroy(new Error(`The answer takes longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
    this.once('close', () => clearTimeout(late));
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

export type ContentSource = {
  projectId: string;
  dataset: string;
  /** Origin of our own API host; undefined means hosted Sanity. */
  apiHost: string | undefined;
  /** Where images and files come from; no slash at the end. */
  assetBaseUrl: string;
};

const HOSTED_ASSETS = 'https://cdn.sanity.io';
const LOCAL_PROJECT = 'local';

/** A project id means hosted Sanity, unless an API host is set. */
export function contentSource(env: Env): ContentSource {
  const local = env.SANITY_PROJECT_ID === undefined;
  const apiHost = env.SANITY_API_HOST ?? (local ? `http://localhost:${env.LAKE_PORT}` : undefined);
  return {
    projectId: env.SANITY_PROJECT_ID ?? LOCAL_PROJECT,
    dataset: env.SANITY_DATASET,
    apiHost,
    assetBaseUrl: env.SANITY_ASSET_HOST ?? apiHost ?? HOSTED_ASSETS,
  };
}
