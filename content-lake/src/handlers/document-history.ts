import { applyPatch } from 'mendoza';
import { isRecord } from '../json';
import type { LoggedChange, LoggedTouch } from '../store/change-history';
import { baseDocumentId, type LakeDocument } from '../store/lake-document';

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

/** Something that happened to a document, as the Studio's history panel shows it. */
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
 * The effect of a transaction on a document; undefined for an ordinary edit, which the Studio recognises
 * by itself from the log.
 *
 * @param viewedId the document whose history is shown: published, draft or version.
 * @param changes what the transaction did to the published document and to its drafts and versions.
 */
export function documentEvent(viewedId: string, changes: readonly LoggedTouch[]): DocumentEvent | undefined {
  const documentId = baseDocumentId(viewedId);
  const published = changes.find((change) => change.documentId === documentId);
  const version =
    changes.find((change) => change.documentId === viewedId && viewedId !== documentId) ??
    changes.find((change) => change.documentId !== documentId);
  const any = published ?? version;
  if (!any) return undefined;
  const common = { timestamp: any.timestamp, author: any.author, documentId };
  if (published?.isDeleted) return ofGoneDocument(viewedId, common, published, version);
  // Discarding a draft does not concern the published document.
  if (version?.isDeleted && (published || viewedId !== documentId)) {
    return ofGoneVersion(common, version, published);
  }
  if (viewedId !== documentId) {
    return version && isNew(version) ? { ...common, ...created(version) } : undefined;
  }
  if (!published) return undefined;
  const revisionId = published.transactionId;
  return { ...common, type: isNew(published) ? 'createLiveDocument' : 'updateLiveDocument', revisionId };
}

type Common = Pick<DocumentEvent, 'timestamp' | 'author' | 'documentId'>;

/** The published document went: back into a draft, or altogether. */
function ofGoneDocument(
  viewedId: string,
  common: Common,
  published: LoggedTouch,
  version: LoggedTouch | undefined,
): DocumentEvent {
  if (version?.isDeleted) return { ...common, type: 'deleteDocumentGroup' };
  // To the draft, being unpublished is how it began.
  if (version && isNew(version) && viewedId !== common.documentId) return { ...common, ...created(version) };
  const versionId = version?.documentId ?? `drafts.${common.documentId}`;
  return { ...common, type: 'unpublishDocument', versionId, versionRevisionId: published.transactionId };
}

/** A draft went: into the published document, or altogether. */
function ofGoneVersion(
  common: Common,
  version: LoggedTouch,
  published: LoggedTouch | undefined,
): DocumentEvent {
  const { documentId: versionId, previousRev: versionRevisionId, transactionId, author } = version;
  const about = { ...common, versionId, versionRevisionId, ...releaseOf(versionId) };
  if (!published) return { ...about, type: 'deleteDocumentVersion' };
  return {
    ...about,
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
