import { expect, it } from 'vitest';
import { readSiteIndex } from '../checks/site-index';
import { NOTHING } from '../checks/site-index.fixture';
import { answerWith, clientOf } from '../lake/lake-with.fixture';
import { publishTogether } from './publish-together';

it('checks links by an index of the site that has what was made just now', async () => {
  const draft = { _id: 'drafts.new', _type: 'page', _rev: 'a', path: '/new' };
  let readings = 0;
  const client = clientOf(
    answerWith(({ url }) => {
      const query = new URL(url).searchParams.get('query') ?? '';
      if (query.includes('$drafts')) return { result: { drafts: [draft], published: [] } };
      if (query.includes('$ids')) return { result: [] };
      readings += 1;
      return { result: NOTHING };
    }),
  );
  // A form has just read it.
  await readSiteIndex(client);
  const error = { level: 'error' as const, message: 'Seen', path: [], item: { message: 'Seen' } };
  const refusals = await publishTogether(client, [draft._id], async () => {
    await readSiteIndex(client);
    return [error];
  });
  expect(refusals).toEqual([{ id: draft._id, path: '', message: 'Seen' }]);
  expect(readings).toBe(2);
});
