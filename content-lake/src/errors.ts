import { STATUS_CODES } from 'node:http';
import { isRecord } from '../../protocol/is-record';

/** An error response: thrown anywhere below a handler, sent by the server. */
export class LakeError extends Error {
  /**
   * @param body JSON body, in one of the shapes `@sanity/client` understands.
   */
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(typeof body.message === 'string' ? body.message : `HTTP ${status}`);
    this.name = 'LakeError';
  }
}

/**
 * The hosted API's general error: `{"statusCode":404,"error":"Not Found","message":"…"}`.
 * `@sanity/client` prints it as "Not Found - …".
 */
export function httpError(status: number, message: string): LakeError {
  return new LakeError(status, { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message });
}

/** The hosted API's response to an invalid token. */
export function sessionError(message = 'Session not found'): LakeError {
  return new LakeError(401, { statusCode: 401, error: 'Unauthorized', errorCode: 'SIO-401-ANF', message });
}

/**
 * The hosted query endpoint's response to a query with a syntax error. `@sanity/client` prints the code frame
 * from `query`, `start` and `end` (offsets in UTF-16 code units).
 */
export function queryParseError(description: string, query: string, start: number, end: number): LakeError {
  return new LakeError(400, { error: { type: 'queryParseError', description, query, start, end } });
}

/**
 * The response to a query that has reached the deadline. The hosted API's description is "The operation timed
 * out", with a status above 500 (https://github.com/sanity-io/sanity/issues/3705: `ServerError`); its type is not
 * documented. `@sanity/client` does not retry after a 504, as it does after a 502 or 503.
 */
export function queryTimeoutError(timeoutMs: number): LakeError {
  const description = `The operation timed out: it did not end within ${timeoutMs / 1_000} s`;
  return new LakeError(504, { error: { type: 'queryTimeoutError', description } });
}

/** What is wrong with one mutation or action. */
type MutationProblem = {
  readonly type: string;
  readonly description: string;
  readonly [detail: string]: unknown;
};

/** The problem of a write without a token: the hosted API answers 403 with it, not 401. */
export const permissionProblem: MutationProblem = {
  type: 'insufficientPermissionsError',
  description: 'Insufficient permissions; permission "create" required',
  permission: 'create',
};

/** A problem, and the position of its mutation in the request's `mutations`. */
export type MutationErrorItem = {
  readonly error: MutationProblem;
  readonly index: number;
};

/**
 * The hosted mutation endpoint's response to a transaction that was refused; none of it was stored.
 * `@sanity/client` prints the descriptions of the first items.
 * @param status 400, 403, 404 or 409.
 */
export function mutationError(status: number, ...items: readonly MutationErrorItem[]): LakeError {
  const description = `Mutation(s) failed with ${items.length} error(s)`;
  return new LakeError(status, { error: { type: 'mutationError', description, items } });
}

/**
 * The hosted actions endpoint's response to actions that were refused; none of them was stored.
 * @param status 400, 403, 404 or 409.
 * @param index the position of the refused action in the request's `actions`.
 */
export function actionError(status: number, index: number, problem: MutationProblem): LakeError {
  const description = 'Action(s) failed with 1 error(s)';
  return new LakeError(status, {
    error: { type: 'actionError', description, items: [{ error: problem, index }] },
  });
}

/**
 * Converts a mutation error into the error of the action that contains the mutation: its `index` already is that of
 * the action. Returns other errors unchanged.
 */
export function asActionError(error: unknown): unknown {
  if (!(error instanceof LakeError)) return error;
  const { error: body } = error.body;
  if (!isRecord(body) || body.type !== 'mutationError' || !Array.isArray(body.items)) return error;
  const items: unknown[] = body.items;
  const description = `Action(s) failed with ${items.length} error(s)`;
  return new LakeError(error.status, { error: { type: 'actionError', description, items } });
}

/** A mutation or action that is invalid for any documents. */
export class InvalidMutation extends Error {
  override readonly name = 'InvalidMutation';
}

/** The data folder cannot be used; the message names the file and the cause in one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
