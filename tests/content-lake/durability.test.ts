import { mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import { expect, it } from 'vitest';
import { testFolder } from '../support/test-folder';
import { editorsOf, pair } from './acting';
import { localClients } from './connect';
import { startLakeProcess } from './start-lake';

const folder = testFolder();

const ROUNDS = 3;
const MIN_WRITES_PER_ROUND = 50;
const MAX_EXTRA_WRITES = 40;
const WRITERS = 4;

/** The acknowledged writes of a writer: `count` by id. */
type Acknowledged = Map<string, number>;

/** One write; rejects when it is not acknowledged. */
type Write = (client: SanityClient, id: string, count: number) => Promise<unknown>;

/** Writes two documents in one transaction: either both are stored or none. */
const mutate: Write = (client, id, count) =>
  client
    .transaction()
    .createOrReplace({ _id: id, _type: 'counter', count })
    .createOrReplace({ _id: `${id}-twin`, _type: 'counter', count })
    .commit({ visibility: 'async' });

/** Edits a draft, and publishes it every third time. */
const act: Write = async (client, id, count) => {
  const ids = pair(id);
  if (count === 1) {
    const attributes = { _id: ids.draftId, _type: 'page', count };
    return editorsOf({ client }).act('create', { publishedId: id, attributes, ifExists: 'fail' });
  }
  const edit = { actionType: 'sanity.action.document.edit' as const, ...ids, patch: { set: { count } } };
  const publish = { actionType: 'sanity.action.document.publish' as const, ...ids };
  return client.action(count % 3 === 0 ? [edit, publish] : edit);
};

/** Writes concurrently until the process has ended; returns the acknowledged writes. */
async function writeUntilKilled(
  client: SanityClient,
  round: number,
  write: Write,
  kill: () => void,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = new Map();
  const killAt = MIN_WRITES_PER_ROUND + Math.floor(Math.random() * MAX_EXTRA_WRITES);
  let writes = 0;
  const writer = async (lane: number) => {
    const id = `counter-${round}-${lane}`;
    for (let count = 1; ; count += 1) {
      const isStored = await write(client, id, count).then(
        () => true,
        () => false,
      );
      if (!isStored) return;
      acknowledged.set(id, count);
      writes += 1;
      if (writes === killAt) kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, lane) => writer(lane)));
  return acknowledged;
}

/** Kills a busy lake repeatedly; returns all acknowledged writes and the restarted lake. */
async function killAgainAndAgain(
  write: Write,
): Promise<{ acknowledged: Acknowledged; client: SanityClient; stop(): Promise<unknown> }> {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const start = async () => {
    const lake = await startLakeProcess({ LAKE_PORT: '0', DATA_DIR: dataDir });
    const token = (await readFile(path.join(dataDir, 'content-lake', 'token'), 'utf8')).trim();
    return { lake, client: localClients(lake.url, token).client };
  };
  const acknowledged: Acknowledged = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { lake, client } = await start();
    let killed: Promise<unknown> = Promise.resolve();
    const written = await writeUntilKilled(client, round, write, () => {
      killed = lake.stop('SIGKILL');
    });
    await killed;
    for (const [id, count] of written) acknowledged.set(id, count);
  }
  const total = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThanOrEqual(ROUNDS * MIN_WRITES_PER_ROUND);
  const { lake, client } = await start();
  return { acknowledged, client, stop: () => lake.stop('SIGTERM') };
}

it('a lake that is killed at any moment loses no acknowledged write and stores no partial transaction', async () => {
  const { acknowledged, client, stop } = await killAgainAndAgain(mutate);
  const stored = await client.fetch('*[_type == "counter"]{_id, count}');
  await stop();
  const counts = new Map<string, number>(
    stored.map(({ _id, count }: { _id: string; count: number }) => [_id, count]),
  );
  for (const [id, count] of acknowledged) {
    expect(counts.get(id)).toBeGreaterThanOrEqual(count);
    expect(counts.get(`${id}-twin`)).toBe(counts.get(id));
  }
}, 120_000);

it('nor any acknowledged action or its history', async () => {
  const { acknowledged, client, stop } = await killAgainAndAgain(act);
  for (const [id, count] of acknowledged) {
    const [published, draft] = await client.getDocuments([id, `drafts.${id}`]);
    const reached = Math.max(published?.count ?? 0, draft?.count ?? 0);
    expect(reached).toBeGreaterThanOrEqual(count);
    // Publishing is atomic: a published draft is deleted; an existing draft is newer.
    if (draft) expect(draft.count % 3).not.toBe(0);
    const uri = `/data/history/production/transactions/${id},drafts.${id}?excludeContent=true&limit=1000`;
    const log: Buffer | string = await client.request({ uri });
    expect(log.toString().split('\n').filter(Boolean)).toHaveLength(reached);
  }
  await stop();
}, 120_000);
