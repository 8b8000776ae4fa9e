import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, caught, connect } from './connect';
import { listenTo } from './listening';

// Not run against the hosted API: the load would be abuse.
const isLocal = !process.env.SANITY_TEST_PROJECT_ID;
const TIMEOUT_MS = 2_000;
/** The limit on a busy machine; on an idle one a query takes a few milliseconds. */
const QUICK_MS = 1_000;

/** Each would take minutes. */
const slowQueries = {
  'a pattern of many wildcards': `"${'a'.repeat(2_000)}" match "a*a*a*a*a*b"`,
  'a cross join over three levels': '*{"a": *{"b": *{"c": _id}}}',
  'a query of 100,000 fields': `{${'"a":1,'.repeat(40_000)}"b":1}`,
};
const slow = slowQueries['a pattern of many wildcards'];
const tooMuch = `{"a":[1,1]}${'{"a":[...a,...a]}'.repeat(40)}`;

let lake: Connection;

beforeAll(async () => {
  lake = await connect('production', { LAKE_QUERY_TIMEOUT_MS: String(TIMEOUT_MS) });
  const transaction = lake.client.transaction();
  // A new thread loads these first.
  for (let at = 0; at < 1_000; at += 1) transaction.create({ _id: `early-${at}`, _type: 'early' });
  for (let at = 0; at < 2_000; at += 1) transaction.create({ _id: `doc-${at}`, _type: 'doc', at });
  await transaction.commit();
});

afterAll(() => lake.close());

async function timed<T>(call: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  const value = await call();
  return { value, ms: performance.now() - started };
}

async function expectQuickAnswers(): Promise<void> {
  const ping = await timed(() => fetch(`${lake.url}/ping`));
  expect(ping.value.status).toBe(200);
  expect(ping.ms).toBeLessThan(QUICK_MS);
  const query = await timed(() => lake.anonymous.fetch('*[_id == "doc-7"][0].at'));
  expect(query.value).toBe(7);
  expect(query.ms).toBeLessThan(QUICK_MS);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a query and disconnects before the response. */
function ask(query: string) {
  const outgoing = request(
    `${lake.url}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`,
    { agent: false },
  );
  outgoing.on('error', () => undefined);
  outgoing.end();
  return outgoing;
}

describe.runIf(isLocal)('the deadline', () => {
  it.each(Object.entries(slowQueries))('ends %s without delaying other requests', async (_name, query) => {
    let isAnswered = false;
    const pending = timed(() => caught(lake.anonymous.fetch(query))).finally(() => {
      isAnswered = true;
    });
    await pause(300);
    for (let count = 0; count < 3; count += 1) await expectQuickAnswers();
    expect(isAnswered).toBe(false);
    const { value: error, ms } = await pending;
    expect(error.statusCode).toBe(504);
    expect(error.details).toMatchObject({ type: 'queryTimeoutError' });
    expect(error.message).toMatch(/^The operation timed out/);
    expect(ms).toBeLessThan(TIMEOUT_MS + 1_000);
    await expectQuickAnswers();
  });

  it('ends many concurrent queries without delaying other requests', async () => {
    await expectQuickAnswers();
    const pending = timed(() =>
      Promise.all(Array.from({ length: 10 }, (_, at) => caught(lake.anonymous.fetch(`${slow} || ${at}`)))),
    );
    await pause(50);
    for (let count = 0; count < 3; count += 1) await expectQuickAnswers();
    const { value: errors, ms } = await pending;
    expect(errors.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(504));
    expect(ms).toBeLessThan(TIMEOUT_MS + 1_000);
  });

  it('is preceded by the memory limit, without delaying other requests', async () => {
    const patient = await connect('production', { LAKE_QUERY_TIMEOUT_MS: '25000' });
    const pending = caught(patient.anonymous.fetch(tooMuch));
    await pause(300);
    expect(await patient.anonymous.fetch('1 + 1')).toBe(2);
    expect(await pending).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('too much memory'),
    });
    expect(await patient.anonymous.fetch('1 + 1')).toBe(2);
    await patient.close();
  });

  it('applies to source maps and to mutations by query, which store nothing', async () => {
    const map = lake.client.fetch(slow, {}, { resultSourceMap: true, filterResponse: false });
    const { client } = lake;
    const patch = { query: `*[_id == "doc-1" && ${slow}]`, set: { at: -1 } };
    const both = client.mutate([{ patch: { id: 'doc-2', set: { at: -2 } } }, { patch }]);
    expect((await caught(map)).statusCode).toBe(504);
    expect((await caught(both)).statusCode).toBe(504);
    expect(await client.fetch('*[_id in ["doc-1", "doc-2"]].at')).toEqual([1, 2]);
  });
});

describe.runIf(isLocal)('a thread that was replaced', () => {
  it('has the writes from before, during and after its start', { timeout: 60_000 }, async () => {
    const { client } = lake;
    let isOver = false;
    const slowOnes = Array.from({ length: 6 }, (_, at) => caught(client.fetch(`${slow} || ${at}`)));
    const over = Promise.all(slowOnes).finally(() => {
      isOver = true;
    });
    let written = 0;
    const write = async () => {
      while (!isOver) {
        await client.createOrReplace({ _id: `early-${written}`, _type: 'early', isWritten: true });
        written += 1;
      }
    };
    const read = async () => {
      while (!isOver) {
        const acknowledged = written;
        expect(await client.fetch('count(*[isWritten])')).toBeGreaterThanOrEqual(acknowledged);
      }
    };
    // Concurrent queries are distributed over the idle threads.
    await Promise.all([write(), read(), read(), read()]);
    await over;
    const counts = await Promise.all(
      [1, 2, 3, 4].map(() => client.fetch('[count(*[isWritten]), count(*[_type in ["early", "doc"]])]')),
    );
    expect(counts).toEqual(Array(4).fill([written, 3_000]));
  });
});

describe.runIf(isLocal)('a query whose client disconnects', () => {
  it('is terminated', async () => {
    const before = process.cpuUsage();
    const left = Array.from({ length: 4 }, () => ask(slow));
    await pause(400);
    for (const outgoing of left) outgoing.destroy();
    await pause(500);
    const busy = process.cpuUsage(before);
    await pause(800);
    const { user, system } = process.cpuUsage(before);
    // Two busy threads would have used at least 800 ms of CPU time.
    expect((user + system - busy.user - busy.system) / 1_000).toBeLessThan(400);
    await expectQuickAnswers();
  });
});

describe.runIf(isLocal)('a listener whose filter takes too long', () => {
  it('ends with a channelError, and the others receive every event', async () => {
    const quick = await listenTo(lake.client, '*[_id == "heard"]');
    const errors: unknown[] = [];
    const stuck = lake.client
      .listen(
        `*[_id == "heard" && ${slow}]`,
        {},
        { includeAllVersions: true, events: ['welcome', 'mutation'] },
      )
      .subscribe({ error: (error: unknown) => errors.push(error) });
    await expect.poll(() => lake.load().listeners).toBe(2);
    await lake.client.create({ _id: 'heard', _type: 'heard' });
    const { ms } = await timed(() => quick.heard(1));
    expect(ms).toBeLessThan(QUICK_MS);
    await expectQuickAnswers();
    await expect.poll(() => errors, { timeout: TIMEOUT_MS + 2_000 }).toHaveLength(1);
    expect(String(errors[0])).toContain('The operation timed out');
    await expect.poll(() => lake.load().listeners).toBe(1);
    stuck.unsubscribe();
    quick.stop();
    await expect.poll(() => lake.load()).toEqual({ listeners: 0, streams: 0, sockets: 0 });
  });
});

describe.runIf(isLocal)('a patch that takes too long', () => {
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
      const { client } = lake;
      const id = `patched-${name.length}`;
      await client.create({ _id: id, _type: 'patched', text, tree: nest(6) });
      const { _rev } = (await client.getDocument(id)) ?? {};
      const pending = timed(() =>
        caught(client.mutate([{ patch: { id, set: { title: 'Changed' } } }, { patch: { id, ...patch } }])),
      );
      await pause(300);
      await expectQuickAnswers();
      const { value: error, ms } = await pending;
      expect(error.statusCode).toBe(504);
      expect(ms).toBeLessThan(TIMEOUT_MS + 1_000);
      expect(await client.getDocument(id)).toMatchObject({ _rev });
      expect(await client.fetch('*[_id == $id][0].title', { id })).toBeNull();
      await client.patch(id).set({ title: 'Changed' }).commit();
      expect(await client.fetch('*[_id == $id][0].title', { id })).toBe('Changed');
    },
  );
});
