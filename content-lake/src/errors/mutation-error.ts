import { LakeError } from './lake-error';

/** One failed mutation of a transaction, as listed in `error.items[].error`. */
export interface MutationProblem {
  readonly type: string;
  readonly description: string;
  readonly [detail: string]: unknown;
}

/**
 * What the hosted mutation endpoint answers when a transaction was refused; nothing of it was stored.
 *
 * @param status 400, 403, 404 or 409.
 * @param problem the mutation's own error.
 * @param index its position in the request's `mutations`.
 */
export function mutationError(status: number, problem: MutationProblem, index: number): LakeError {
  return new LakeError(status, {
    error: {
      type: 'mutationError',
      description: `The mutation(s) failed: ${problem.description}`,
      items: [{ error: problem, index }],
    },
  });
}
