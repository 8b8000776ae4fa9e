import { InvalidMutation, type MutationErrorItem, mutationError } from '../errors';
import type { Mutation } from './mutation';
import { readMutation } from './read-mutation';

/**
 * Checks the `mutations` of a request.
 *
 * @throws LakeError 400 with an item for each mutation that makes no sense.
 */
export function readMutations(values: readonly unknown[]): Mutation[] {
  const problems: MutationErrorItem[] = [];
  const mutations = values.flatMap((value, index) => {
    try {
      return [readMutation(value)];
    } catch (error) {
      if (!(error instanceof InvalidMutation)) throw error;
      problems.push({ error: { type: 'validationError', description: error.message }, index });
      return [];
    }
  });
  if (problems.length > 0) throw mutationError(400, ...problems);
  return mutations;
}
