import type { ClientConfig } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { collectEvents, listenerOf } from './listening';

const lake = lakeOfFile();
const _type = 'heard';

const listen = listenerOf(lake);

describe('a listener', () => {
  it('gets a welcome with its name, then events when a document appears, changes and disappears', async () => {
    const listener = await listen('*[_id == $id]', { id: 'ev-a' });
    expect(listener.events[0]).toMatchObject({ type: 'welcome', listenerName: expect.stringMatching(/\S/) });
    const created = await lake.client.create({ _id: 'ev-a', _type, title: 'one' });
    const patched = await lake.client.patch('ev-a').set({ title: 'two' }).commit();
    const { transactionId } = await lake.client.delete('ev-a', { returnDocuments: false });
    const events = await listener.heard(3);
    expect(events).toMatchObject([
      { documentId: 'ev-a', transition: 'appear', resultRev: created._rev, result: { title: 'one' } },
      { transition: 'update', previousRev: created._rev, resultRev: patched._rev },
      { transition: 'disappear', previousRev: patched._rev, resultRev: transactionId, transactionId },
    ]);
    expect(events[0]).not.toHaveProperty('previousRev');
  });

  it('gets the transaction id that the client has set', async () => {
    const listener = await listen('*[_id == "ev-d"]');
    const transactionId = `mine-${Date.now()}`;
    await lake.client.transaction().create({ _id: 'ev-d', _type }).transactionId(transactionId).commit();
    const [event] = await listener.heard(1);
    expect(event).toMatchObject({
      transactionId,
      eventId: `${transactionId}#ev-d`,
      result: { _rev: transactionId },
    });
    expect(event?.timestamp).toBe(event?.result?._updatedAt);
    expect(event?.identity).toMatch(/\S/);
  });

  it('gets events in the order of the writes', async () => {
    const listener = await listen('*[_id == "ev-e"]');
    await lake.client.create({ _id: 'ev-e', _type, count: 0 });
    const increment = () => lake.client.patch('ev-e').inc({ count: 1 }).commit({ returnDocuments: false });
    await Promise.all(Array.from({ length: 30 }, increment));
    const events = await listener.heard(31);
    expect(events.map(({ result }) => result?.count)).toEqual(Array.from({ length: 31 }, (_, at) => at));
    const revisions = events.map(({ resultRev }) => resultRev);
    expect(events.map(({ previousRev }) => previousRev)).toEqual([undefined, ...revisions.slice(0, -1)]);
  });

  it.runIf(isLocal)('does not keep a new query of an editor waiting until all filters have run', async () => {
    const [listening, changes] = [20, 300];
    const filters = Array.from({ length: listening }, (_, at) => `*[_type == "often" && ${at} < 99]`);
    const listeners = await Promise.all(filters.map((filter) => listen(filter)));
    const create = (at: number) => lake.client.create({ _id: `often-${at}`, _type: 'often' });
    await Promise.all(Array.from({ length: changes }, (_, at) => create(at)));
    expect(await lake.client.fetch('*[_id == "often-7"][0]{ _id, "isNew": true }')).toMatchObject({
      isNew: true,
    });
    const heard = listeners.reduce((sum, { events }) => sum + events.length, 0);
    expect(heard).toBeLessThan(listening * changes);
    await Promise.all(listeners.map((listener) => listener.heard(changes)));
  });

  it('gets no event for documents that its filter does not select', async () => {
    const listener = await listen('*[_type == "heard" && topic == $topic]', { topic: 'yes' });
    await lake.client.create({ _id: 'ev-no', _type, topic: 'no' });
    await lake.client.create({ _id: 'ev-yes', _type, topic: 'yes' });
    expect((await listener.heard(1))[0]?.documentId).toBe('ev-yes');
  });

  it('gets appear and disappear when a document starts or stops matching its filter', async () => {
    await lake.client.create({ _id: 'ev-f', _type, state: 'off' });
    const listener = await listen('*[_id == "ev-f" && state == "on"]');
    await lake.client.patch('ev-f').set({ state: 'on' }).commit();
    await lake.client.patch('ev-f').set({ state: 'off' }).commit();
    const events = await listener.heard(2);
    expect(events.map(({ transition }) => transition)).toEqual(['appear', 'disappear']);
    expect(events[1]?.result).toMatchObject({ state: 'off' });
  });

  it('gets no event for a failed transaction or a dry run', async () => {
    const listener = await listen('*[_type == "heard"]');
    const failing = lake.client
      .transaction()
      .create({ _id: 'ev-h', _type })
      .patch('ev-nobody', { set: { a: 1 } });
    await expect(failing.commit()).rejects.toThrow('ev-nobody');
    await lake.client.create({ _id: 'ev-h', _type }, { dryRun: true });
    await lake.client.create({ _id: 'ev-i', _type });
    expect((await listener.heard(1))[0]?.documentId).toBe('ev-i');
  });
});

it.each<[what: string, query: string, config: ClientConfig, error: object]>([
  [
    'a query that cannot be read',
    '*[_type ==',
    {},
    { message: expect.stringMatching(/GROQ query parse error/) },
  ],
  ['a missing parameter', '*[_id == $id]', {}, { message: expect.stringMatching(/param \$id/) }],
  ['an unknown dataset', '*', { dataset: 'nowhere' }, { message: expect.stringMatching(/not found/i) }],
  ['a wrong token', '*', { token: 'skWrong' }, { status: 401 }],
])('%s ends the listener with a descriptive error', async (_what, query, config, error) => {
  const listener = collectEvents(lake.client.withConfig(config).listen(query));
  await expect.poll(() => listener.failure()).toMatchObject(error);
});

it.runIf(isLocal)('the stream is sent immediately, uncompressed and uncacheable', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const answer = await fetch(`${lake.url}/v2025-02-19/data/listen/production?query=*`, { signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const first = await answer.body?.getReader().read();
  const welcome = /^event: welcome\n(id: .*\n)?data: \{.*\}\n\n$/;
  expect(Buffer.from(first?.value ?? []).toString()).toMatch(welcome);
  controller.abort();
});
