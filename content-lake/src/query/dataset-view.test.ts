import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LakeDocument } from '../store/lake-document';
import { DatasetView } from './dataset-view';
import { inOrder, sampleDocument, sampleDocuments, stored } from './sample-documents.fixture';

const paths = ['_type', 'path', 'slug.current', 'link._ref??path', 'rank'];
const texts = ['post', 'page', '/a', '/b', 'x', 'a', 'b', 'nothing'];
const orders = [
  [{ path: 'path', isDescending: false }],
  [
    { path: 'slug.current', isDescending: true },
    { path: 'rank', isDescending: false },
  ],
];

/** So many that sorted lists of them are kept. */
const many = Array.from({ length: 160 }, (_, at) =>
  stored(`many-${at}`, at % 2 ? 'post' : 'page', { path: at % 3 ? '/a' : at, rank: at % 4 }),
);

/** All that the indexes of a view answer. */
function answersOf(view: DatasetView) {
  const groups = paths.flatMap((path) => texts.map((text) => view.withText(path, text) ?? []));
  const sorted = [view.documents, ...groups].map((group) =>
    orders.map((order) => view.inOrder(group, order)),
  );
  return { documents: view.documents, byId: new Map(view.byId), groups, sorted };
}

it('gives the same answers after changes as a new view of the same documents', () => {
  const change = fc.record({
    changed: fc.uniqueArray(sampleDocument, { selector: ({ _id }) => _id, maxLength: 3 }),
    deleted: fc.subarray(['a', 'b', 'drafts.a', 'nobody']),
  });
  fc.assert(
    fc.property(sampleDocuments, fc.array(change, { minLength: 1, maxLength: 4 }), (some, changes) => {
      const documents = inOrder([...some, ...many]);
      let view = new DatasetView(documents);
      const kept = new Map<string, LakeDocument>(documents.map((document) => [document._id, document]));
      for (const { changed, deleted } of changes) {
        const before = answersOf(view);
        const old = view;
        const gone = deleted.filter((id) => changed.every(({ _id }) => _id !== id));
        view = view.after(changed, gone);
        for (const document of changed) kept.set(document._id, document);
        for (const id of gone) kept.delete(id);
        expect(answersOf(view)).toEqual(answersOf(new DatasetView(inOrder(kept.values()))));
        expect(answersOf(old)).toEqual(before);
      }
    }),
  );
});
