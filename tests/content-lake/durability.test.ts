import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLakeProgram, type LakeProgram, startLakeProcess } from './lake-process';

let program: LakeProgram;
let folder: string;

beforeAll(async () => {
  program = await buildLakeProgram();
  folder = await mkdtemp(path.join(tmpdir(), 'content-lake-durable-'));
});

afterAll(async () => {
  await program.remove();
  await rm(folder, { recursive: true, force: true });
});

const ROUNDS = 5;
const MIN_WRITES_PER_ROUND = 60;
const MAX_EXTRA_WRITES = 40;
const WRITERS = 4;

function clientFor(url: string, token: string) {
  const config = {
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
  };
  return createClient({ ...config, apiHost: url, useProjectHostname: false, token, perspective: 'raw' });
}

/** Writes from several sides until the process is gone; returns what was acknowledged, `count` by id. */
async function writeUntilKilled(
  url: string,
  token: string,
  round: number,
  kill: () => void,
): Promise<Map<string, number>> {
  const client = clientFor(url, token);
  const acknowledged = new Map<string, number>();
  const killAt = MIN_WRITES_PER_ROUND + Math.floor(Math.random() * MAX_EXTRA_WRITES);
  let writes = 0;
  const writer = async (lane: number) => {
    const id = `counter-${round}-${lane}`;
    for (let count = 1; ; count += 1) {
      // Two documents in one transaction: never one without the other.
      const transaction = client
        .transaction()
        .createOrReplace({ _id: id, _type: 'counter', count })
        .createOrReplace({ _id: `${id}-twin`, _type: 'counter', count });
      const isStored = await transaction.commit({ visibility: 'async' }).then(
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

test('a lake that is killed at any moment loses nothing that it acknowledged, and no half of a transaction', async () => {
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const lake = await startLakeProcess(program, { LAKE_PORT: '0', DATA_DIR: folder });
    const token = (await readFile(path.join(folder, 'content-lake', 'token'), 'utf8')).trim();
    let killed: Promise<unknown> = Promise.resolve();
    const written = await writeUntilKilled(lake.url, token, round, () => {
      killed = lake.stop('SIGKILL');
    });
    await killed;
    for (const [id, count] of written) acknowledged.set(id, count);
  }
  const lake = await startLakeProcess(program, { LAKE_PORT: '0', DATA_DIR: folder });
  const token = (await readFile(path.join(folder, 'content-lake', 'token'), 'utf8')).trim();
  const stored = await clientFor(lake.url, token).fetch('*[_type == "counter"]{_id, count}');
  await lake.stop('SIGTERM');
  const counts = new Map<string, number>(
    stored.map(({ _id, count }: { _id: string; count: number }) => [_id, count]),
  );
  const total = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThanOrEqual(ROUNDS * MIN_WRITES_PER_ROUND);
  for (const [id, count] of acknowledged) {
    expect(counts.get(id)).toBeGreaterThanOrEqual(count);
    expect(counts.get(`${id}-twin`)).toBe(counts.get(id));
  }
}, 120_000);
