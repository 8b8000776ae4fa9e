import { applyPatch } from 'mendoza';
import { isRecord } from '../json';
import type { LoggedChange } from '../store/change-history';
import type { LakeDocument } from '../store/lake-document';

/**
 * A document as it was, from what it is and what was done to it since.
 *
 * @param current undefined when it does not exist now.
 * @param since what was done to it after the moment in question, newest first.
 * @returns undefined when it did not exist then.
 */
export function documentAt(
  current: LakeDocument | undefined,
  since: readonly LoggedChange[],
): Record<string, unknown> | undefined {
  if (since.length === 0) return current;
  let state: unknown = withoutRevision(current);
  let revision: string | undefined = current?._rev;
  for (const { effects, previousRev } of since) {
    state = applyPatch(state, [...effects.revert]);
    revision = previousRev;
  }
  return isRecord(state) ? { ...state, _rev: revision } : undefined;
}

/** Differences leave revisions out, as the hosted lake's do: the Studio applies them to documents without. */
function withoutRevision(document: LakeDocument | undefined): unknown {
  if (!document) return null;
  const { _rev, ...fields } = document;
  return fields;
}
