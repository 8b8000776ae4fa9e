import { LakeError } from './lake-error';

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
