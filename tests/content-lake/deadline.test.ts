import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, caught, connect, isLocal } from './connect';
import { listenTo } from './listening';

// Nothing of it is run against the hosted API: the load would be abuse.

/** Longer than any test: what ends before it has not waited for it. */
const FAR_MS = 600_000;
/** For a busy machine, on which each new thread takes seconds. */
const LONG = { timeout: 120_000 };

/** They would take minutes. */
const slow = `"${'a'.repeat(2_000)}" match "a*a*a*a*a*b"`;
const crossJoin = '*{"a": *{"b": *{"c": _id}}}';
const many = Array.from({ length: 10 }, (_, at) => `${slow} || ${at}`);
const tooMuch = `{"a":[1,1]}${'{"a":[...a,...a]}'.repeat(40)}`;

/** Its deadline is far, so that what is slow stays slow until its client disconnects. */
let patient: Connection;
/** Its deadline is near. */
let hasty: Connection;

async function start(timeoutMs: number): Promise<Connection> {
  const lake = await connect('production', { LAKE_QUERY_TIMEOUT_MS: String(timeoutMs) });
  const transaction = lake.client.transaction();
  // A new thread loads these first.
  for (let at = 0; at < 300; at += 1) transaction.create({ _id: `early-${at}`, _type: 'early' });
  for (let at = 0; at < 700; at += 1) transaction.create({ _id: `doc-${at}`, _type: 'doc', at });
  await transaction.commit();
  return lake;
}

beforeAll(async () => {
  if (isLocal) [patient, hasty] = [await start(FAR_MS), await start(300)];
});

afterAll(() => Promise.all([patient?.close(), hasty?.close()]));

/** The answer to a query, of the lake whose deadline is far. */
const answerTo = (query: string) => patient.client.fetch<unknown>(query);

async function expectAnswers(): Promise<void> {
  expect((await fetch(`${patient.url}/ping`)).status).toBe(200);
  expect(await answerTo('*[_id == "doc-7"][0].at')).toBe(7);
}

/** Sends queries at the same time. @returns how many are answered, and what disconnects their clients */
function ask(lake: Connection, queries: readonly string[]) {
  let answered = 0;
  const all = queries.map((query) => {
    const path = `/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
    const outgoing = request(`${lake.url}${path}`, { agent: false });
    outgoing.on('error', () => undefined).on('response', () => (answered += 1));
    return outgoing.end();
  });
  return { answered: () => answered, leave: () => all.map((outgoing) => outgoing.destroy()) };
}

describe.runIf(isLocal)('the deadline', LONG, () => {
  it.each([
    ['a pattern of many wildcards', slow],
    ['a cross join over three levels', crossJoin],
    ['a query of 40,000 fields', `{${'"a":1,'.repeat(40_000)}"b":1}`],
  ])('ends %s', async (_name, query) => {
    const error = await caught(hasty.anonymous.fetch(query));
    expect(error.statusCode).toBe(504);
    expect(error.details).toMatchObject({ type: 'queryTimeoutError' });
    expect(error.message).toMatch(/^The operation timed out/);
  });

  it('ends many concurrent queries', async () => {
    const errors = await Promise.all(many.map((query) => caught(hasty.anonymous.fetch(query))));
    expect(errors.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(504));
  });

  it.each([
    ['a pattern of many wildcards', [slow]],
    ['a cross join over three levels', [crossJoin]],
    ['many concurrent queries', many],
  ])('delays no other request until then: %s', async (_name, queries) => {
    const asked = ask(patient, queries);
    for (let count = 0; count < 3; count += 1) await expectAnswers();
    expect(asked.answered()).toBe(0);
    asked.leave();
    await expectAnswers();
  });

  it('is preceded by the memory limit, without delaying other requests', async () => {
    const pending = caught(patient.anonymous.fetch(tooMuch));
    await expectAnswers();
    expect(await pending).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('too much memory'),
    });
    await expectAnswers();
  });

  it('applies to source maps and to mutations by query, which store nothing', async () => {
    const { client } = hasty;
    const map = client.fetch(slow, {}, { resultSourceMap: true, filterResponse: false });
    const patch = { query: `*[_id == "doc-1" && ${slow}]`, set: { at: -1 } };
    const both = client.mutate([{ patch: { id: 'doc-2', set: { at: -2 } } }, { patch }]);
    expect((await caught(map)).statusCode).toBe(504);
    expect((await caught(both)).statusCode).toBe(504);
    // A new thread may still be loading the documents.
    const read = () => client.fetch('*[_id in ["doc-1", "doc-2"]].at').catch(() => undefined);
    await expect.poll(read).toEqual([1, 2]);
  });
});

describe.runIf(isLocal)('a thread that was replaced', LONG, () => {
  it('has the writes from before, during and after its start', async () => {
    const { client } = patient;
    let written = 0;
    let isOver = false;
    const writeUntil = async (count: number) => {
      for (; written < count; written += 1) {
        await client.createOrReplace({ _id: `early-${written}`, _type: 'early', isWritten: true });
      }
    };
    const read = async () => {
      while (!isOver) {
        const acknowledged = written;
        expect(await answerTo('count(*[isWritten])')).toBeGreaterThanOrEqual(acknowledged);
      }
    };
    // Concurrent queries are distributed over the idle threads.
    const reads = [read(), read(), read()];
    const asked = ask(patient, many.slice(0, 6));
    await writeUntil(150);
    asked.leave();
    await writeUntil(300);
    isOver = true;
    await Promise.all(reads);
    const counts = await Promise.all(
      [1, 2, 3, 4].map(() => answerTo('[count(*[isWritten]), count(*[_type in ["early", "doc"]])]')),
    );
    expect(counts).toEqual(Array(4).fill([300, 1_000]));
  });
});

describe.runIf(isLocal)('a query whose client disconnects', LONG, () => {
  it('is terminated', async () => {
    const asked = ask(patient, many.slice(0, 4));
    await expectAnswers();
    await expect.poll(() => patient.load().queries).toBe(4);
    asked.leave();
    await expect.poll(() => patient.load().queries).toBe(0);
    await expectAnswers();
  });
});

describe.runIf(isLocal)('a listener whose filter takes too long', LONG, () => {
  const listenSlowly = (lake: Connection, errors: unknown[]) =>
    lake.client
      .listen(
        `*[_id == "heard" && ${slow}]`,
        {},
        { includeAllVersions: true, events: ['welcome', 'mutation'] },
      )
      .subscribe({ error: (error: unknown) => errors.push(error) });

  it('ends with a channelError', async () => {
    const errors: unknown[] = [];
    listenSlowly(hasty, errors);
    await expect.poll(() => hasty.load().listeners).toBe(1);
    await hasty.client.create({ _id: 'heard', _type: 'heard' });
    await expect.poll(() => errors).toHaveLength(1);
    expect(String(errors[0])).toContain('The operation timed out');
    await expect.poll(() => hasty.load()).toMatchObject({ listeners: 0, streams: 0, sockets: 0 });
  });

  it('does not keep events from the others', async () => {
    const quick = await listenTo(patient.client, '*[_id == "heard"]');
    const errors: unknown[] = [];
    const stuck = listenSlowly(patient, errors);
    await expect.poll(() => patient.load().listeners).toBe(2);
    await patient.client.create({ _id: 'heard', _type: 'heard' });
    await quick.heard(1);
    await expectAnswers();
    expect(errors).toEqual([]);
    stuck.unsubscribe();
    quick.stop();
    await expect.poll(() => patient.load()).toMatchObject({ listeners: 0, streams: 0, sockets: 0 });
  });
});

describe.runIf(isLocal)('a patch that takes too long', LONG, () => {
  const text = 'zyxwvutsrq '.repeat(60_000);
  const hunk = (at: number) =>
    `@@ -${600_000 - at},32 +${600_000 - at},33 @@\n abcdefghijklmnop\n+X\n qrstuvwxyzabcdef\n`;
  const operations = {
    'a diffMatchPatch of 2,000 hunks that fit nowhere': {
      diffMatchPatch: { text: Array.from({ length: 2_000 }, (_, at) => hunk(at)).join('') },
    },
    'a path that goes down everywhere twice': { set: { '..a..x': 1 } },
  };
  const nest = (depth: number): unknown =>
    depth === 0 ? { x: 0 } : { a: Array.from({ length: 4 }, () => nest(depth - 1)) };

  it.each(Object.entries(operations))(
    'is refused: %s; nothing is done, and all else goes on',
    async (name, patch) => {
      const { client } = hasty;
      const id = `patched-${name.length}`;
      await client.create({ _id: id, _type: 'patched', text, tree: nest(6) });
      const { _rev } = (await client.getDocument(id)) ?? {};
      const pending = caught(
        client.mutate([{ patch: { id, set: { title: 'Changed' } } }, { patch: { id, ...patch } }]),
      );
      expect((await fetch(`${hasty.url}/ping`)).status).toBe(200);
      expect((await pending).statusCode).toBe(504);
      expect(await client.getDocument(id)).toMatchObject({ _rev });
      expect(await client.getDocument(id)).not.toHaveProperty('title');
      // A new thread may still be loading the documents.
      const retitle = () => client.patch(id).set({ title: 'Changed' }).commit();
      await expect.poll(() => retitle().catch(() => undefined)).toMatchObject({ title: 'Changed' });
    },
  );
});

describe.runIf(isLocal)('a lake that stops', LONG, () => {
  it('ends its slow queries at once', async () => {
    const lake = await connect('production', { LAKE_QUERY_TIMEOUT_MS: String(FAR_MS) }, FAR_MS);
    const pending = [caught(lake.anonymous.fetch(slow)), caught(lake.anonymous.fetch(`${slow} || 1`))];
    // It is answered by a second thread, once one of them is known to be slow.
    expect(await lake.anonymous.fetch('1')).toBe(1);
    await lake.close();
    expect((await Promise.all(pending)).map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  });
});
