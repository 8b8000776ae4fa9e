import { describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { collectEvents, listenerOf } from './listening';

const lake = lakeOfFile();
const _type = 'heard';

const listen = listenerOf(() => lake.client);

describe('a listener', () => {
  it('first gets a welcome with its name', async () => {
    const listener = await listen('*[_type == $type]', { type: _type });
    expect(listener.events[0]).toMatchObject({ type: 'welcome', listenerName: expect.stringMatching(/\S/) });
  });

  it('gets events when a document appears, changes and disappears', async () => {
    const listener = await listen('*[_id == "ev-a"]');
    const created = await lake.client.create({ _id: 'ev-a', _type, title: 'one' });
    const patched = await lake.client.patch('ev-a').set({ title: 'two' }).commit();
    await lake.client.delete('ev-a');
    const [appear, update, disappear] = await listener.heard(3);
    expect([appear?.transition, update?.transition, disappear?.transition]).toEqual([
      'appear',
      'update',
      'disappear',
    ]);
    expect(appear).toMatchObject({ documentId: 'ev-a', result: { title: 'one' } });
    expect(update).toMatchObject({ previousRev: created._rev, resultRev: patched._rev });
    expect(disappear?.previousRev).toBe(patched._rev);
  });

  it('gets the transaction id as the resulting revision, also for deletions', async () => {
    const listener = await listen('*[_id == "ev-b"]');
    await lake.client.create({ _id: 'ev-b', _type });
    await lake.client.delete('ev-b');
    for (const event of await listener.heard(2)) expect(event.resultRev).toBe(event.transactionId);
  });

  it('gets no previous revision for appear', async () => {
    const listener = await listen('*[_id == "ev-c"]');
    await lake.client.create({ _id: 'ev-c', _type });
    expect((await listener.heard(1))[0]).not.toHaveProperty('previousRev');
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
    await Promise.all(
      Array.from({ length: 30 }, () =>
        lake.client.patch('ev-e').inc({ count: 1 }).commit({ returnDocuments: false }),
      ),
    );
    const events = await listener.heard(31);
    expect(events.map(({ result }) => result?.count)).toEqual(Array.from({ length: 31 }, (_, at) => at));
    for (const [at, event] of events.entries()) {
      if (at > 0) expect(event.previousRev).toBe(events[at - 1]?.resultRev);
    }
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

  it('may select all documents', async () => {
    const listener = await listen('*');
    await lake.client.create({ _id: 'ev-g', _type });
    expect((await listener.heard(1))[0]?.documentId).toBe('ev-g');
  });

  it('gets no event for a failed transaction or a dry run', async () => {
    const listener = await listen('*[_type == "heard"]');
    const transaction = lake.client.transaction().create({ _id: 'ev-h', _type });
    await transaction
      .patch('ev-nobody', (patch) => patch.set({ a: 1 }))
      .commit()
      .catch(() => undefined);
    await lake.client.create({ _id: 'ev-h', _type }, { dryRun: true });
    await lake.client.create({ _id: 'ev-i', _type });
    expect((await listener.heard(1))[0]?.documentId).toBe('ev-i');
  });
});

describe('an error', () => {
  it.each([
    ['a query that cannot be read', '*[_type ==', {}],
    ['a parameter that is missing', '*[_id == $id]', {}],
  ])('%s ends the listener with a descriptive error', async (_name, query, params) => {
    const listener = collectEvents(lake.client.listen(query, params));
    await expect.poll(() => String(listener.failure())).toMatch(/GROQ query parse error|param|expected/i);
  });

  it('an unknown dataset ends the listener', async () => {
    const listener = collectEvents(lake.client.withConfig({ dataset: 'nowhere' }).listen('*'));
    await expect.poll(() => String(listener.failure())).toMatch(/Dataset|not found/i);
  });

  it('a wrong token is a 401', async () => {
    const listener = collectEvents(lake.client.withConfig({ token: 'skWrong' }).listen('*'));
    await expect.poll(() => listener.failure()).toMatchObject({ status: 401 });
  });
});

describe.runIf(isLocal)('the stream itself', () => {
  it('is sent immediately, uncompressed and uncacheable', async () => {
    const controller = new AbortController();
    const answer = await fetch(`${lake.url}/v2025-02-19/data/listen/production?query=*`, {
      signal: controller.signal,
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const first = await answer.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toMatch(
      /^event: welcome\n(id: .*\n)?data: \{.*\}\n\n$/,
    );
    controller.abort();
  });
});
