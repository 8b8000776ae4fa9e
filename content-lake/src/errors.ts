import { STATUS_CODES } from 'node:http';
import { isRecord } from './json';

/** An answer that is an error: thrown anywhere below a handler, written to the wire by the server. */
export class LakeError extends Error {
  /**
   * @param status HTTP status.
   * @param body JSON body, in one of the shapes `@sanity/client` understands.
   * @param headers further response headers, such as `retry-after`.
   */
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof body.message === 'string' ? body.message : `HTTP ${status}`);
    this.name = 'LakeError';
  }
}

/**
 * The hosted API's plain error: `{"statusCode":404,"error":"Not Found","message":"…"}`.
 * `@sanity/client` prints it as "Not Found - …".
 */
export function httpError(status: number, message: string): LakeError {
  return new LakeError(status, { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message });
}

/** The hosted API's answer to an unknown token. */
export function sessionError(message = 'Session not found'): LakeError {
  return new LakeError(401, { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message });
}

/**
 * What the hosted query endpoint answers to a query it cannot read. `@sanity/client` draws the code frame
 * from `query`, `start` and `end` (offsets in UTF-16 code units).
 */
export function queryParseError(description: string, query: string, start: number, end: number): LakeError {
  return new LakeError(400, { error: { type: 'queryParseError', description, query, start, end } });
}

/**
 * The answer to a query that has reached its deadline. The hosted API's description is "The operation timed
 * out", with a status above 500 (https://github.com/sanity-io/sanity/issues/3705: `ServerError`); its type is not
 * documented. `@sanity/client` does not repeat a request after a 504, as it would after a 502 or 503.
 */
export function queryTimeoutError(timeoutMs: number): LakeError {
  const description = `The operation timed out: it did not end within ${timeoutMs / 1_000} s`;
  return new LakeError(504, { error: { type: 'queryTimeoutError', description } });
}

/** What is wrong with one mutation of a transaction. */
type MutationProblem = {
  readonly type: string;
  readonly description: string;
  readonly [detail: string]: unknown;
};

/** A problem and the position, in the request's `mutations`, of the mutation that has it. */
export type MutationErrorItem = {
  readonly error: MutationProblem;
  readonly index: number;
};

/**
 * What the hosted mutation endpoint answers when a transaction was refused; nothing of it was stored.
 * `@sanity/client` prints the descriptions of the first items.
 *
 * @param status 400, 403, 404 or 409.
 */
export function mutationError(status: number, ...items: readonly MutationErrorItem[]): LakeError {
  const description = `Mutation(s) failed with ${items.length} error(s)`;
  return new LakeError(status, { error: { type: 'mutationError', description, items } });
}

/**
 * What the hosted actions endpoint answers when actions were refused; nothing of them was stored.
 *
 * @param status 400, 403, 404 or 409.
 * @param index the position, in the request's `actions`, of the action that was refused.
 */
export function actionError(
  status: number,
  index: number,
  problem: { readonly type: string; readonly description: string; readonly [detail: string]: unknown },
): LakeError {
  const description = 'Action(s) failed with 1 error(s)';
  return new LakeError(status, {
    error: { type: 'actionError', description, items: [{ error: problem, index }] },
  });
}

/**
 * Reports a mutation's error as one of the action that contains the mutation, at its position; others
 * stay as they are.
 */
export function asActionError(error: unknown): unknown {
  if (!(error instanceof LakeError)) return error;
  const { error: body } = error.body;
  if (!isRecord(body) || body.type !== 'mutationError' || !Array.isArray(body.items)) return error;
  const items: unknown[] = body.items;
  const description = `Action(s) failed with ${items.length} error(s)`;
  return new LakeError(error.status, { error: { type: 'actionError', description, items } });
}

/** A mutation that is invalid for any document. */
export class InvalidMutation extends Error {
  override readonly name = 'InvalidMutation';
}

/** The data folder cannot be used; the message names file and reason in one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
