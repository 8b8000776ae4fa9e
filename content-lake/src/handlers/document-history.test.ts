import { describe, expect, it } from 'vitest';
import type { LoggedTouch } from '../store/change-history';
import { documentEvent } from './document-history';

type Fate = 'new' | 'changed' | 'gone';

function touch(documentId: string, fate: Fate): LoggedTouch {
  return {
    sequence: 1,
    transactionId: 't1',
    timestamp: '2026-01-01T00:00:00.000Z',
    author: 'local',
    documentId,
    previousRev: fate === 'new' ? undefined : 't0',
    isDeleted: fate === 'gone',
  };
}

/** What a transaction meant, seen from the published document and from its draft. */
function meaning(published: Fate | undefined, draft: Fate | undefined) {
  const touches = [
    ...(published ? [touch('a', published)] : []),
    ...(draft ? [touch('drafts.a', draft)] : []),
  ];
  return ['a', 'drafts.a'].map((viewedId) => documentEvent(viewedId, touches)?.type);
}

describe('what a transaction meant to the published document, and to its draft', () => {
  it.each<[string, Fate | undefined, Fate | undefined, string | undefined, string | undefined]>([
    ['a draft is made', undefined, 'new', undefined, 'createDocumentVersion'],
    ['a draft is changed', undefined, 'changed', undefined, undefined],
    ['a draft is thrown away', undefined, 'gone', undefined, 'deleteDocumentVersion'],
    ['the first publication', 'new', 'gone', 'publishDocumentVersion', 'publishDocumentVersion'],
    ['a later publication', 'changed', 'gone', 'publishDocumentVersion', 'publishDocumentVersion'],
    ['unpublished into a draft', 'gone', 'new', 'unpublishDocument', 'createDocumentVersion'],
    ['unpublished beside a draft', 'gone', undefined, 'unpublishDocument', 'unpublishDocument'],
    ['deleted with its draft', 'gone', 'gone', 'deleteDocumentGroup', 'deleteDocumentGroup'],
    ['published directly', 'new', undefined, 'createLiveDocument', undefined],
    ['changed directly', 'changed', undefined, 'updateLiveDocument', undefined],
    ['imported with its draft', 'new', 'new', 'createLiveDocument', 'createDocumentVersion'],
    ['changed with its draft', 'changed', 'changed', 'updateLiveDocument', undefined],
  ])('%s', (_name, published, draft, toPublished, toDraft) => {
    expect(meaning(published, draft)).toEqual([toPublished, toDraft]);
  });

  it('is nothing when neither was touched', () => {
    expect(documentEvent('a', [])).toBeUndefined();
  });
});
