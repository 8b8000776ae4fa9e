import fc from 'fast-check';
import { applyPatch, incremental } from 'mendoza';
import { describe, expect, it } from 'vitest';
import { createPatch, Op } from './mendoza-patch';

const text = fc.oneof(
  fc.constantFrom('', 'a', 'aé', 'Grüße, 世界', '🙂🙃 mixed ü', 'the same beginning, and an end'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const leaf = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));
const fieldName = fc.constantFrom('a', 'b', 'c', 'title', 'Ä', 'z', '_key', '1');
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('record')),
  list: fc.array(fc.oneof(tie('any'), tie('keyed')), { maxLength: 6 }),
  keyed: fc
    .record({ _key: fc.constantFrom('k1', 'k2', 'k3', 'k4'), value: tie('any') })
    .map((entry) => ({ ...entry })),
  record: fc
    .dictionary(
      fieldName.filter((name) => name !== '_key'),
      tie('any'),
      { maxKeys: 5 },
    )
    .map((entry) => ({ ...entry })),
}));
const document = value.record;

describe('a patch', () => {
  it('turns any document into any other with the package that the Studio applies patches with', () => {
    fc.assert(
      fc.property(document, document, (left, right) => {
        const patch = JSON.parse(JSON.stringify(createPatch(left, right)));
        expect(applyPatch(left, patch)).toEqual(right);
      }),
      { numRuns: 3_000 },
    );
  });

  it('does so when the history of every part is tracked as well', () => {
    fc.assert(
      fc.property(document, document, document, (first, second, third) => {
        const { applyPatch: apply, unwrap, wrap } = incremental;
        const once = apply(wrap(first, 'first'), [...createPatch(first, second)], 'second');
        const twice = apply(once, [...createPatch(second, third)], 'third');
        expect(unwrap(twice)).toEqual(third);
      }),
      { numRuns: 1_000 },
    );
  });

  it('handles lists with moved, added and removed items', () => {
    const item = fc.record({ _key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), text });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), fc.array(item, { maxLength: 8 }), (left, right) => {
        expect(applyPatch({ left }, [...createPatch({ left }, { left: right })])).toEqual({ left: right });
      }),
      { numRuns: 2_000 },
    );
  });

  it('is empty between equal documents', () => {
    fc.assert(
      fc.property(document, (one) => {
        expect(createPatch(one, structuredClone(one))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('contains a created or deleted document as a whole', () => {
    expect(createPatch(undefined, { a: 1 })).toEqual([Op.Value, { a: 1 }]);
    expect(createPatch({ a: 1 }, null)).toEqual([Op.Value, null]);
  });

  it('leaves an emptied list empty, and not null', () => {
    expect(applyPatch({ a: [1] }, [...createPatch({ a: [1] }, { a: [] })])).toEqual({ a: [] });
  });

  it('contains only what changed', () => {
    const left = {
      blocks: [
        { _key: 'x', text: 'Hello' },
        { _key: 'y', text: 'World' },
      ],
      title: 'T',
    };
    const right = {
      blocks: [
        { _key: 'y', text: 'World' },
        { _key: 'x', text: 'Hello!' },
      ],
      title: 'T',
    };
    const patch = JSON.stringify(createPatch(left, right));
    expect(patch).not.toContain('World');
    expect(patch).not.toContain('Hello"');
    expect(patch).not.toContain('title');
  });

  it('of a long text omits the unchanged parts', () => {
    const long = 'A sentence that nobody touched, by the first author. ';
    const patch = createPatch({ text: `${long}Ende.` }, { text: `${long}Neu: ü. Ende.` });
    expect(JSON.stringify(patch)).not.toContain('nobody');
    expect(JSON.stringify(patch)).toContain('Neu: ü. ');
  });
});
