import { defer, of } from 'rxjs';
import { expect, it } from 'vitest';
import { answerFrom, clientOf } from '../lake/lake-with.fixture';
import { readToday } from './today';

const NOW = new Date('2026-12-01T12:00:00');
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
const question = (_id: string, hours: number) => ({
  _id,
  _type: 'faqItem',
  question: _id,
  _updatedAt: at(hours),
});
const page = (_id: string, visibleFrom: string) => ({
  ...{ _id, _type: 'page', title: _id, path: `/${_id}`, visibleFrom, _updatedAt: at(-999) },
});

/** @param changes the latest first; the stubbed history answers with one transaction a line */
function clientWith(documents: readonly object[], changes: readonly [author: string, id: string][]) {
  const answer = answerFrom(documents);
  const lines = changes.map(([author, id]) => JSON.stringify({ author, documentIDs: [id] })).join('\n');
  return clientOf((request, send) => {
    if (!request.url.includes('/history/')) return answer(request, send);
    const { url } = request;
    return defer(() =>
      of({ type: 'response' as const, body: lines, url, method: 'GET', statusCode: 200, headers: {} }),
    );
  });
}
const users = { getUsers: async (ids: string[]) => ids.map((id) => ({ id, displayName: `Name of ${id}` })) };

it('lists own drafts, changes of others since midnight once each, and the dates of two weeks', async () => {
  const documents = [
    question('drafts.mine', -100),
    question('drafts.theirs', -1),
    question('theirs', -2),
    question('theirs-of-yesterday', -13),
    question('drafts.unknown', -3),
    page('soon', at(24)),
    page('much-later', at(24 * 15)),
    { ...question('drafts.share', -1), _type: 'previewShare' },
  ];
  const changes = ['drafts.theirs', 'theirs', 'theirs-of-yesterday'].map((id): [string, string] => [
    'ruth',
    id,
  ]);
  const client = clientWith(documents, [...changes, ['me', 'drafts.mine']]);
  const { drafts, changes: found, days } = await readToday(client, users, 'me', NOW);
  expect(drafts.map(({ _id }) => _id)).toEqual(['drafts.unknown', 'drafts.mine']);
  expect(found.map(({ _id, editor }) => [_id, editor])).toEqual([['drafts.theirs', 'Name of ruth']]);
  expect(days.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['soon']);
});
