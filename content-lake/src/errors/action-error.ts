import { isRecord } from '../json/is-record';
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

/** Tells a mutation's error as that of the action which the mutation was part of; others stay as they are. */
export function asActionError(error: unknown, index?: number): unknown {
  if (!(error instanceof LakeError)) return error;
  const { error: body } = error.body;
  if (!isRecord(body) || body.type !== 'mutationError' || !Array.isArray(body.items)) return error;
  const items: unknown[] = body.items.map((item: unknown) =>
    isRecord(item) && index !== undefined ? { ...item, index } : item,
  );
  const description = `Action(s) failed with ${items.length} error(s)`;
  return new LakeError(error.status, { error: { type: 'actionError', description, items } });
}
