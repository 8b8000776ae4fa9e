import { expect, it } from 'vitest';
import { withShown } from './shown-drafts';

const reference = (_ref: string) => ({ _type: 'reference', _key: _ref, _ref });
const page = (id: string, ...shown: string[]) => ({
  _id: `drafts.${id}`,
  _type: 'page',
  _rev: '1',
  blocks: [{ _type: 'testimonialRow', _key: 'a', testimonials: shown.map(reference) }],
});

it('a draft brings along the drafts that it shows, and those that they show', () => {
  const drafts = [page('home', 'quote', 'published'), page('quote', 'author'), page('author'), page('other')];
  expect(withShown('drafts.home', drafts)).toEqual(['drafts.home', 'drafts.quote', 'drafts.author']);
  expect(withShown('drafts.other', drafts)).toEqual(['drafts.other']);
});

it('drafts that refer to each other end', () => {
  expect(withShown('drafts.one', [page('one', 'two'), page('two', 'one')])).toEqual([
    'drafts.one',
    'drafts.two',
  ]);
});
