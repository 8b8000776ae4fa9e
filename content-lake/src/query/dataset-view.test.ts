import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LakeDocument } from '../store/lake-document';
import { DatasetView } from './dataset-view';
import { sampleDocument, sampleDocuments } from './sample-documents.fixture';

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
const many = Array.from({ length: 160 }, (_, at): LakeDocument => {
  const time = '2026-01-01T00:00:00Z';
  const own = { _id: `many-${at}`, _rev: 'r', _createdAt: time, _updatedAt: time };
  return { ...own, _type: at % 2 ? 'post' : 'page', path: at % 3 ? '/a' : at, rank: at % 4 };
});

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
      const documents = [...some, ...many].sort((one, other) => (one._id < other._id ? -1 : 1));
      let view = new DatasetView(documents);
      const stored = new Map<string, LakeDocument>(documents.map((document) => [document._id, document]));
      for (const { changed, deleted } of changes) {
        const before = answersOf(view);
        const old = view;
        const gone = deleted.filter((id) => changed.every(({ _id }) => _id !== id));
        view = view.after(changed, gone);
        for (const document of changed) stored.set(document._id, document);
        for (const id of gone) stored.delete(id);
        const all = [...stored.values()].sort((one, other) => (one._id < other._id ? -1 : 1));
        expect(answersOf(view)).toEqual(answersOf(new DatasetView(all)));
        expect(answersOf(old)).toEqual(before);
      }
    }),
  );
});
