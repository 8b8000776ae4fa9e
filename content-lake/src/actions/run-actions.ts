import { asActionError } from '../errors';
import { applyMutation, type Evaluation } from '../mutate/apply-mutation';
import { commitWork } from '../mutate/commit-work';
import type { TransactionHeader } from '../mutate/transaction';
import type { Dataset } from '../store/dataset';
import type { Action } from './action';
import { planAction } from './plan-action';

/**
 * Runs actions, all of them in order, or none. Each sees what those before it have done.
 *
 * @throws LakeError 400, 404 or 409 in the form of an action error, 504 for a patch that takes too long; nothing has changed then.
 */
export async function runActions(
  evaluation: Evaluation,
  dataset: Dataset,
  transaction: TransactionHeader,
  actions: readonly Action[],
): Promise<void> {
  // What one action's mutations touched is told as that action's doing.
  const work = commitWork(dataset, transaction, async (set) => {
    for (const [index, action] of actions.entries()) {
      for (const mutation of planAction(set, action, index)) {
        await applyMutation(set, transaction, mutation, index, evaluation);
      }
    }
  });
  await work.catch((error: unknown) => {
    throw asActionError(error);
  });
}
