import { describe, expect, it } from 'vitest';
import { given, states } from './acting';
import { caught, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

describe('a request', () => {
  it('with several actions runs all of them or none', async () => {
    const ids = await given(lake.client, 'many-a', { draft: { count: 0 } });
    const step = (patch: object) => ({ actionType: 'sanity.action.document.edit' as const, ...ids, patch });
    const { transactionId } = await lake.client.action([
      step({ inc: { count: 1 } }),
      step({ inc: { count: 1 } }),
    ]);
    expect((await states(lake.client, 'many-a')).draft).toMatchObject({ count: 2, _rev: transactionId });
    const failing = lake.client.action([
      step({ inc: { count: 1 } }),
      { actionType: 'sanity.action.document.discard', draftId: 'drafts.many-nobody' },
    ]);
    const error = await caught(failing);
    expect(error.details.items[0].index).toBe(1);
    expect((await states(lake.client, 'many-a')).draft?.count).toBe(2);
  });

  it('may set the transaction id, which becomes the revision', async () => {
    const ids = await given(lake.client, 'many-b', { draft: {} });
    const patch = { set: { a: 1 } };
    const transactionId = `chosen-${Date.now()}`;
    const options = { transactionId };
    const answer = await lake.client.action(
      { actionType: 'sanity.action.document.edit', ...ids, patch },
      options,
    );
    expect(answer.transactionId).toBe(transactionId);
    expect((await states(lake.client, 'many-b')).draft?._rev).toBe(transactionId);
  });

  it('with dryRun validates everything and changes nothing', async () => {
    const ids = await given(lake.client, 'many-c', { draft: { title: 'before' } });
    const action = {
      actionType: 'sanity.action.document.edit' as const,
      ...ids,
      patch: { set: { title: 'after' } },
    };
    await lake.client.action(action, { dryRun: true });
    expect((await states(lake.client, 'many-c')).draft?.title).toBe('before');
    const discard = {
      actionType: 'sanity.action.document.discard' as const,
      draftId: 'drafts.many-nobody',
    };
    expect((await caught(lake.client.action(discard, { dryRun: true }))).statusCode).toBe(404);
  });

  it('without a token is a 403', async () => {
    const discard = {
      actionType: 'sanity.action.document.discard' as const,
      draftId: 'drafts.many-a',
    };
    expect((await caught(lake.anonymous.action(discard))).statusCode).toBe(403);
    expect((await states(lake.client, 'many-a')).draft).not.toBeNull();
  });

  it.runIf(isLocal).each([
    [400, {}],
    [400, { actions: [] }],
    [400, { actions: 'edit' }],
    [400, { actions: [{ actionType: 'sanity.action.document.edit' }] }],
    [400, { actions: [{ actionType: 'sanity.action.document.discard', draftId: 'published' }] }],
    [
      400,
      {
        actions: [
          { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'drafts.a' },
        ],
      },
    ],
    [
      400,
      {
        actions: [{ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' }],
        transactionId: '/',
      },
    ],
    [501, { actions: [{ actionType: 'sanity.action.release.create', releaseId: 'r' }] }],
    [501, { actions: [{ actionType: 'sanity.action.document.version.create' }] }],
  ])('that makes no sense is a %i: %j', async (status, body) => {
    const headers = { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' };
    const path = '/v2025-02-19/data/actions/production';
    const answer = await rawRequest(lake.url, path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(status);
  });
});
