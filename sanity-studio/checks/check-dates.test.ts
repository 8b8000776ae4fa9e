import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document';
import { indexWith } from './site-index.fixture';

const [BEFORE, SOON, LATER] = ['2026-11-20T08:00:00Z', '2026-12-01T08:00:00Z', '2026-12-24T08:00:00Z'];

const head = (_key: string, rest = {}) => ({ _key, _type: 'pageHero', title: `Head ${_key}`, ...rest });
const found = (rest: object) =>
  checkDocument({ _id: 'drafts.own', _type: 'page', title: 'Own', path: '/own', ...rest }, indexWith())
    .filter(({ kind }) => ['second-title', 'no-title', 'over', 'contradicting-date'].includes(kind))
    .map(({ level, kind, path }) => `${level} ${kind} ${path}`);

describe('a page has one head at any time', () => {
  it('which another may replace', () => {
    const blocks = [head('a', { visibleUntil: SOON }), head('b', { visibleFrom: SOON })];
    expect(found({ blocks })).toEqual([]);
  });

  it('and not two, if only for a while', () => {
    const blocks = [head('a', { visibleUntil: LATER }), head('b', { visibleFrom: SOON })];
    expect(found({ blocks })).toEqual(['error second-title blocks[_key=="b"]']);
  });

  it('also after its last change, and if nothing is visible now', () => {
    expect(found({ blocks: [head('a', { visibleUntil: SOON })] })).toEqual(['error no-title blocks']);
    expect(found({ blocks: [head('a', { visibleFrom: SOON })] })).toEqual(['error no-title blocks']);
  });

  it('but not before the page itself is visible', () => {
    expect(found({ visibleFrom: SOON, blocks: [head('a', { visibleFrom: SOON })] })).toEqual([]);
    expect(found({ visibleUntil: SOON, blocks: [head('a', { visibleUntil: SOON })] })).toEqual([]);
  });
});

it('what is over is named, and what is never visible', () => {
  expect(found({ visibleUntil: BEFORE, blocks: [head('a')] })).toEqual(['warning over visibleUntil']);
  const over = { _key: 'b', _type: 'ruledList', visibleUntil: BEFORE };
  expect(found({ blocks: [head('a'), over] })).toEqual(['warning over blocks[_key=="b"].visibleUntil']);
  const never = { _key: 'b', _type: 'ruledList', visibleFrom: LATER };
  expect(found({ visibleUntil: SOON, blocks: [head('a'), never] })).toEqual([
    'warning contradicting-date blocks[_key=="b"].visibleFrom',
  ]);
});
