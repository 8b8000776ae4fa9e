import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given, states } from './acting';
import { type Connection, connect } from './connect';

let lake: Connection;

beforeAll(async () => {
  lake = await connect();
});

afterAll(() => lake.close());

const chosenId = (name: string) => `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** Sends the very same request twice, as a client does whose first answer was lost. */
async function sendTwice(
  path: 'mutate' | 'actions',
  body: object,
): Promise<{ status: number; body: unknown }> {
  const { projectId: _, ...config } = lake.client.config();
  const url = `${config.url}/data/${path}/${lake.dataset}`;
  const headers = { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' };
  const send = () => fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect((await send()).status).toBe(200);
  const again = await send();
  return { status: again.status, body: await again.json() };
}

/** By its id a client knows that the transaction is its own, and that nothing is left to do. */
const known = (id: string) => ({
  statusCode: 409,
  error: { type: 'transactionAlreadyExistsError', id, description: expect.stringContaining(id) },
});

describe('a transaction that the lake has already', () => {
  it('is refused by the mutations, names itself, and changes nothing', async () => {
    const id = chosenId('twice');
    await given(lake.client, id, { published: { count: 0 } });
    const transactionId = chosenId('tx');
    const answer = await sendTwice('mutate', {
      transactionId,
      mutations: [{ patch: { id, inc: { count: 1 } } }],
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject(known(transactionId));
    expect((await states(lake.client, id)).published).toMatchObject({ count: 1, _rev: transactionId });
  });

  it('is refused by the actions in the same words', async () => {
    const id = chosenId('acted-twice');
    const ids = await given(lake.client, id, { draft: { count: 0 } });
    const transactionId = chosenId('tx');
    const answer = await sendTwice('actions', {
      transactionId,
      actions: [{ actionType: 'sanity.action.document.edit', ...ids, patch: { inc: { count: 1 } } }],
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject(known(transactionId));
    expect((await states(lake.client, id)).draft).toMatchObject({ count: 1, _rev: transactionId });
  });

  it('is known before the actions are looked at: what it did may forbid doing it again', async () => {
    const id = chosenId('published-twice');
    const ids = await given(lake.client, id, { draft: { count: 1 } });
    const transactionId = chosenId('tx');
    const answer = await sendTwice('actions', {
      transactionId,
      actions: [{ actionType: 'sanity.action.document.publish', ...ids }],
    });
    expect(answer.body).toMatchObject(known(transactionId));
    expect(await states(lake.client, id)).toMatchObject({ published: { count: 1 }, draft: null });
  });
});
