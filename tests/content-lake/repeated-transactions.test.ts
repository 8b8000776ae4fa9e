import { describe, expect, it } from 'vitest';
import { given, states } from './acting';
import { lakeOfFile } from './connect';

const lake = lakeOfFile();

const chosenId = (name: string) => `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}`;

/** Sends the same request twice, like a client that did not receive the first response. */
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

/** By its id a client recognises its own transaction, which needs no retry. */
const known = (id: string) => ({
  statusCode: 409,
  error: { type: 'transactionAlreadyExistsError', id, description: expect.stringContaining(id) },
});

describe('a transaction that is stored already', () => {
  it('is refused by mutate with its id, and changes nothing', async () => {
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

  it('is refused by actions with the same error', async () => {
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

  it('is detected before the actions are validated, which its effects may make invalid', async () => {
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
