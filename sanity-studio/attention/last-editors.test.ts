import { expect, it } from 'vitest';
import { answerWith, clientOf } from '../lake/lake-with.fixture';
import { readOtherEditors } from './last-editors';

const line = (author: string, ...documentIDs: string[]) => JSON.stringify({ author, documentIDs });
/** Newest first, as the Lake answers. */
const HISTORY = [
  line('ruth', 'drafts.a', 'drafts.unasked'),
  line('me', 'drafts.b'),
  line('me', 'drafts.a'),
  line('ruth', 'drafts.b'),
  line('tom', 'drafts.c'),
  line('left', 'drafts.d'),
];
const IDS = ['drafts.a', 'drafts.b', 'drafts.c', 'drafts.d', 'drafts.unknown'];

/** A client whose history is given; `requested` takes addresses and queries. */
function clientWith(body: string, requested: [url: string, query: unknown][] = [], statusCode = 200) {
  const answer = answerWith(({ url, query }) => {
    requested.push([url, query]);
    return body;
  }, statusCode);
  return clientOf(answer);
}

const users = {
  getUsers: async (ids: string[]) =>
    [
      { id: 'ruth', displayName: 'Ruth Lindqvist' },
      { id: 'me', displayName: 'Me Myself' },
      { id: 'tom' },
    ].filter(({ id }) => ids.includes(id)),
};

it('names who changed a draft last, in one request, but not oneself and nobody without a name', async () => {
  const requested: [string, unknown][] = [];
  const names = await readOtherEditors(clientWith(`${HISTORY.join('\n')}\n`, requested), users, IDS, 'me');
  expect([...names]).toEqual([['drafts.a', 'Ruth Lindqvist']]);
  const path = `/data/history/production/transactions/${IDS.join(',')}`;
  expect(requested).toEqual([
    [expect.stringContaining(path), expect.objectContaining({ excludeContent: 'true', reverse: 'true' })],
  ]);
});

it('with the local Lake, whose only user is oneself, nobody is named', async () => {
  const local = ['drafts.a', 'drafts.b'].map((id) => line('local', id)).join('\n');
  const named = { getUsers: async () => [{ id: 'local', displayName: 'Local editor' }] };
  expect([...(await readOtherEditors(clientWith(local), named, IDS, 'local'))]).toEqual([]);
  expect([...(await readOtherEditors(clientWith(local), named, IDS, 'other'))]).toHaveLength(2);
});

it('asks nothing without drafts', async () => {
  const requested: [string, unknown][] = [];
  expect([...(await readOtherEditors(clientWith('', requested), users, [], 'me'))]).toEqual([]);
  expect(requested).toEqual([]);
});

it.each([
  ['an empty history', clientWith('')],
  ['no history', clientWith('{}', [], 500)],
  ['an answer that is cut off', clientWith(HISTORY.join('\n').slice(0, -5))],
])('%s names nobody', async (_, client) => {
  expect([...(await readOtherEditors(client, users, IDS, 'me'))]).toEqual([]);
});

it('users that cannot be read are not named', async () => {
  const failing = { getUsers: () => Promise.reject(new Error('Away')) };
  expect([...(await readOtherEditors(clientWith(HISTORY.join('\n')), failing, IDS, 'me'))]).toEqual([]);
});
