import { LakeError } from './lake-error';

/** What is wrong with one mutation of a transaction. */
export interface MutationProblem {
  readonly type: string;
  readonly description: string;
  readonly [detail: string]: unknown;
}

/** A problem and the position, in the request's `mutations`, of the mutation that has it. */
export interface MutationErrorItem {
  readonly error: MutationProblem;
  readonly index: number;
}

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
