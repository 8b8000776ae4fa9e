import { applyPatch } from 'mendoza';
import { isRecord } from '../../../protocol/is-record';
import type { LoggedChange, LoggedTouch } from '../store/change-history';
import { baseDocumentId, type LakeDocument, withoutRevision } from '../store/lake-document';

/**
 * Restores an earlier state of a document by reverting its later changes.
 * @param current the current state; undefined when the document does not exist.
 * @param since the changes after the requested moment, newest first.
 * @returns undefined when the document did not exist at that moment.
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

/** An event in a document's history, as the Studio's history panel shows it. */
export type DocumentEvent = {
  readonly type:
    | 'createDocumentVersion'
    | 'deleteDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'deleteDocumentGroup'
    | 'createLiveDocument'
    | 'updateLiveDocument';
  readonly timestamp: string;
  readonly author: string;
  readonly documentId: string;
  readonly versionId?: string;
  readonly versionRevisionId?: string;
  readonly revisionId?: string;
  readonly releaseId?: string;
  readonly publishCause?: 'document.publish';
  readonly contributors?: readonly string[];
  readonly cause?: { readonly type: 'document.publish' };
};

/**
 * Derives a history event of a document from a transaction.
 * @param viewedId the document whose history is requested: published, draft or version.
 * @param changes the transaction's changes of the published document, its drafts and versions.
 * @param hadVersion whether there was a draft or version before the transaction.
 * @returns undefined for an ordinary edit: the Studio derives edits from the transaction log.
 */
export function documentEvent(
  viewedId: string,
  changes: readonly LoggedTouch[],
  hadVersion: () => boolean,
): DocumentEvent | undefined {
  const documentId = baseDocumentId(viewedId);
  const published = changes.find((change) => change.documentId === documentId);
  const version =
    changes.find((change) => change.documentId === viewedId && viewedId !== documentId) ??
    changes.find((change) => change.documentId !== documentId);
  const any = published ?? version;
  if (!any) return undefined;
  const common = { timestamp: any.timestamp, author: any.author, documentId };
  if (published?.isDeleted) {
    const isGone = version ? version.isDeleted : !hadVersion();
    if (isGone) return { ...common, type: 'deleteDocumentGroup' };
    return unpublishedEvent(viewedId, common, published, version);
  }
  // Discarding a draft is no event in the history of the published document.
  if (version?.isDeleted && (published || viewedId !== documentId)) {
    return versionDeletedEvent(common, version, published);
  }
  if (viewedId !== documentId) {
    return version && isNew(version) ? { ...common, ...created(version) } : undefined;
  }
  if (!published) return undefined;
  const revisionId = published.transactionId;
  return { ...common, type: isNew(published) ? 'createLiveDocument' : 'updateLiveDocument', revisionId };
}

type Common = Pick<DocumentEvent, 'timestamp' | 'author' | 'documentId'>;

/** The published document was deleted, and its text is in a draft. */
function unpublishedEvent(
  viewedId: string,
  common: Common,
  published: LoggedTouch,
  version: LoggedTouch | undefined,
): DocumentEvent {
  // In the history of the draft, unpublishing is its creation.
  if (version && isNew(version) && viewedId !== common.documentId) return { ...common, ...created(version) };
  const versionId = version?.documentId ?? `drafts.${common.documentId}`;
  return { ...common, type: 'unpublishDocument', versionId, versionRevisionId: published.transactionId };
}

/** A draft or version was deleted: published or discarded. */
function versionDeletedEvent(
  common: Common,
  version: LoggedTouch,
  published: LoggedTouch | undefined,
): DocumentEvent {
  const { documentId: versionId, previousRev: versionRevisionId, transactionId, author } = version;
  const event = { ...common, versionId, versionRevisionId, ...releaseOf(versionId) };
  if (!published) return { ...event, type: 'deleteDocumentVersion' };
  return {
    ...event,
    type: 'publishDocumentVersion',
    revisionId: transactionId,
    publishCause: 'document.publish',
    cause: { type: 'document.publish' },
    contributors: [author],
  };
}

function created(version: LoggedTouch): Pick<DocumentEvent, 'type' | 'versionId' | 'versionRevisionId'> {
  const { documentId: versionId, transactionId: versionRevisionId } = version;
  return { type: 'createDocumentVersion', versionId, versionRevisionId, ...releaseOf(versionId) };
}

function releaseOf(versionId: string): { releaseId?: string } {
  const releaseId = /^versions\.([^.]+)\./.exec(versionId)?.[1];
  return releaseId === undefined ? {} : { releaseId };
}

function isNew(change: LoggedTouch): boolean {
  return change.previousRev === undefined;
}
