import { setTimeout } from 'node:timers/promises';
import { ClientError, ServerError } from '@sanity/client';
import { errorCode } from '../../../protocol/error-code';

export type LakeFailure = {
  /** A short constant for the log; never a text of the Lake's, which may contain the query. */
  reason: string;
  /** Whether the connection failed, or the Lake asks for fewer requests: no other query can succeed now. */
  isUnavailable: boolean;
  /** Its `Retry-After`; 0 if it sends none. */
  retryAfterMs: number;
};

/** An answer that is no use; the log names the reason. */
export class ContentFailure extends Error {
  override name = 'ContentFailure';

  constructor(
    readonly reason:
      | 'circuit-breaker-open'
      | 'dataset-incomplete'
      | 'drafts-visible'
      | 'invalid-answer'
      | 'no-answer-in-time'
      | 'recently-failed',
    message: string,
  ) {
    super(message);
  }
}

export function lakeFailure(error: unknown): LakeFailure {
  if (error instanceof ClientError || error instanceof ServerError) {
    const { statusCode, response } = error;
    return {
      reason: `${error.name} ${statusCode}`,
      isUnavailable: statusCode === 429,
      retryAfterMs: seconds(response?.headers?.['retry-after']) * 1_000,
    };
  }
  if (error instanceof ContentFailure) return { reason: error.reason, isUnavailable: false, retryAfterMs: 0 };
  if (!(error instanceof Error)) return { reason: 'unknown', isUnavailable: false, retryAfterMs: 0 };
  const code = errorCode(error);
  const isTimeout = error.name === 'TimeoutError' || error.name === 'AbortError';
  return { reason: code || error.name, isUnavailable: code !== '' || isTimeout, retryAfterMs: 0 };
}

/** Dates are ignored: the clocks of two machines may differ by more than the delay. */
function seconds(header: unknown): number {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : 0;
}

/** Neither the Lake nor a cached answer is available. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/** Rethrows any error but that content is unavailable: an older answer may still apply. */
export function ignoreUnavailable(error: unknown): undefined {
  if (!(error instanceof ContentUnavailable)) throw error;
}

/** @throws ContentFailure if the answer takes longer than `ms`; other readers still receive it */
export function withDeadline(ms: number | undefined, answer: Promise<string>): Promise<string> {
  if (ms === undefined) return answer;
  const late = setTimeout(ms, undefined, { ref: false }).then(() => {
    throw new ContentFailure('no-answer-in-time', `No answer within ${ms} ms`);
  });
  return Promise.race([answer, late]);
}

export function isDeadlineError(error: unknown): boolean {
  return error instanceof ContentFailure && error.reason === 'no-answer-in-time';
}
