import { BufferedDocument, Mutation } from '@sanity/mutator';
import { describe, expect, it } from 'vitest';

const id = 'drafts.one';

/** The state of an editor's Studio after a change by another editor, with unsaved typing in `title`. */
function typeWhile(other: { unset: string[] } | { set: Record<string, unknown> }) {
  const document = new BufferedDocument({ _id: id, _type: 'test', _rev: 'before', title: 'Old' });
  document.add(new Mutation({ mutations: [{ patch: { id, set: { title: 'Older' } } }] }));
  document.arrive(
    new Mutation({
      mutations: [{ patch: { id, ...other } }],
      transactionId: 'after',
      previousRev: 'before',
      resultRev: 'after',
    }),
  );
  return document.LOCAL;
}

describe('a field in which one editor types, while another editor', () => {
  it('changes it, contains the typed text', () => {
    expect(typeWhile({ set: { title: 'Gold' } })).toMatchObject({ title: 'Golder', _rev: 'after' });
  });

  // A bug of `@sanity/mutator`: see “Known” in the README. When this test fails, the bug is fixed: delete both.
  it('unsets it, throws in Sanity’s buffer of unsaved changes', () => {
    expect(() => typeWhile({ unset: ['title'] })).toThrow('Unable to apply diffMatchPatch to target title');
  });
});
