import { describe, expect, it } from 'vitest';
import type { LoggedTouch } from '../store/change-history';
import { documentEvent } from './document-history';

type Outcome = 'created' | 'changed' | 'deleted';

function touch(documentId: string, outcome: Outcome): LoggedTouch {
  return {
    sequence: 1,
    transactionId: 't1',
    timestamp: '2026-01-01T00:00:00.000Z',
    author: 'local',
    documentId,
    previousRev: outcome === 'created' ? undefined : 't0',
    isDeleted: outcome === 'deleted',
  };
}

/** The types of a transaction's events, in the history of the published document and of its draft. */
function eventTypes(published: Outcome | undefined, draft: Outcome | undefined, hadDraft: boolean) {
  const touches = [
    ...(published ? [touch('a', published)] : []),
    ...(draft ? [touch('drafts.a', draft)] : []),
  ];
  return ['a', 'drafts.a'].map((viewedId) => documentEvent(viewedId, touches, () => hadDraft)?.type);
}

describe('the event of a transaction, for the published document and for its draft', () => {
  type Case = [string, Outcome | undefined, Outcome | undefined, string | undefined, string | undefined];
  it.each<Case>([
    ['a draft is created', undefined, 'created', undefined, 'createDocumentVersion'],
    ['a draft is changed', undefined, 'changed', undefined, undefined],
    ['a draft is discarded', undefined, 'deleted', undefined, 'deleteDocumentVersion'],
    ['the first publication', 'created', 'deleted', 'publishDocumentVersion', 'publishDocumentVersion'],
    ['a later publication', 'changed', 'deleted', 'publishDocumentVersion', 'publishDocumentVersion'],
    ['unpublished into a draft', 'deleted', 'created', 'unpublishDocument', 'createDocumentVersion'],
    ['deleted without a draft', 'deleted', undefined, 'deleteDocumentGroup', 'deleteDocumentGroup'],
    ['deleted with its draft', 'deleted', 'deleted', 'deleteDocumentGroup', 'deleteDocumentGroup'],
    ['published directly', 'created', undefined, 'createLiveDocument', undefined],
    ['changed directly', 'changed', undefined, 'updateLiveDocument', undefined],
    ['imported with its draft', 'created', 'created', 'createLiveDocument', 'createDocumentVersion'],
    ['changed with its draft', 'changed', 'changed', 'updateLiveDocument', undefined],
  ])('%s', (_name, published, draft, toPublished, toDraft) => {
    const hadDraft = draft === 'changed' || draft === 'deleted';
    expect(eventTypes(published, draft, hadDraft)).toEqual([toPublished, toDraft]);
  });

  it('unpublished beside a draft', () => {
    expect(eventTypes('deleted', undefined, true)).toEqual(['unpublishDocument', 'unpublishDocument']);
  });

  it('is undefined when the transaction touched neither', () => {
    expect(documentEvent('a', [], () => false)).toBeUndefined();
  });
});
