import { BufferedDocument, Mutation } from '@sanity/mutator';
import { describe, expect, it } from 'vitest';

const id = 'drafts.one';

/** What an editor's Studio makes of what another editor did while he was typing into `title`. */
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

describe('a field in which one editor types, and which another', () => {
  it('changes, holds what was typed', () => {
    expect(typeWhile({ set: { title: 'Gold' } })).toMatchObject({ title: 'Golder', _rev: 'after' });
  });

  // Sanity's own: see “Known” in the README. When this fails, it has been mended there, and can go from both.
  it('empties, throws in the code of Sanity that keeps what is not saved yet', () => {
    expect(() => typeWhile({ unset: ['title'] })).toThrow('Unable to apply diffMatchPatch to target title');
  });
});
