import { isRecord } from '../json/is-record';
import { LakeError } from './lake-error';

/**
 * Tells a mutation's error as that of the action which the mutation was part of, whose position it has; others
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
