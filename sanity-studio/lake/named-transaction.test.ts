import { describe, expect, it } from 'vitest';
import { namedTransaction } from './lake-client';

const named = (request: { url?: string; uri?: string; body?: unknown }) =>
  namedTransaction(request, () => '00000000-0000-4000-8000-000000000000').body;
const publish = [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' }];

describe('a transaction', () => {
  it.each(['http://localhost:3334/v2025-02-19/data/actions/production', '/data/actions/production'])(
    'without an id gets one (%s)',
    (url) => {
      expect(named({ url, body: { actions: publish } })).toEqual({
        actions: publish,
        transactionId: '00000000-0000-4000-8000-000000000000',
      });
    },
  );

  it('of mutations gets one too', () => {
    const body = { mutations: [{ delete: { id: 'a' } }] };
    expect(named({ uri: '/data/mutate/production?tag=x', body })).toMatchObject({
      ...body,
      transactionId: expect.any(String),
    });
  });

  it('keeps its id', () => {
    const body = { transactionId: 'own', actions: publish };
    expect(named({ url: '/data/actions/production', body })).toBe(body);
  });
});

it.each([
  { url: '/data/query/production', body: { query: '*', params: {} } },
  { url: '/assets/images/production', body: new Blob(['x']) },
  { url: '/users/me/keyvalue', body: [{ key: 'a', value: 1 }] },
  { url: '/data/mutate/production' },
])('a request that writes no document is unchanged: $url', (request) => {
  expect(namedTransaction(request)).toBe(request);
});
