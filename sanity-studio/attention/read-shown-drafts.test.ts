import { expect, it } from 'vitest';
import { lakeWith } from '../lake/lake-with.fixture';
import { readShownDrafts } from './read-shown-drafts';

const draft = (id: string, ...shown: string[]) => ({
  _id: `drafts.${id}`,
  _type: 'page',
  _rev: '1',
  blocks: [{ _key: 'a', shown: shown.map((_ref) => ({ _type: 'reference', _key: _ref, _ref })) }],
});

it('the drafts of what a page shows are read, and of what those show; only they', async () => {
  const home = draft('home', 'quote', 'published');
  const lake = lakeWith([home, draft('quote', 'author'), draft('author', 'home', 'quote'), draft('other')]);
  const read = await readShownDrafts(lake, home);
  expect(read.map(({ _id }) => _id)).toEqual(['drafts.quote', 'drafts.author']);
});
