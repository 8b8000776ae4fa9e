import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ClientConfig, ClientError, createClient, type SanityClient, ServerError } from '@sanity/client';
import { afterAll, beforeAll } from 'vitest';
import type { ContentLake, LakeLoad } from '../../content-lake/src/content-lake';
import { startLake } from './start-lake';

/** A lake to test against, and a client for it. */
export type Connection = {
  /** Has a token and uses the perspective `raw` by default. */
  readonly client: SanityClient;
  /** A client without a token. */
  readonly anonymous: SanityClient;
  readonly projectId: string;
  readonly dataset: string;
  readonly token: string;
  /** The local lake's URL; unused for a hosted one. */
  readonly url: string;
  /** The local lake's data folder. */
  readonly folder: string;
  /** What the local lake has open for its clients. */
  load(): LakeLoad;
  close(): Promise<void>;
};

const API_VERSION = '2025-02-19';

/** False when the tests run against a hosted project. */
export const isLocal = !process.env.SANITY_TEST_PROJECT_ID;

/** The lake of a test file: connected before its first test, closed after its last. */
export function lakeOfFile(datasets?: string): Connection {
  let lake: Connection | undefined;
  const open = () => {
    if (!lake) throw new Error('The lake is connected before the first test, not earlier.');
    return lake;
  };
  beforeAll(async () => {
    lake = await connect(datasets);
  });
  afterAll(() => open().close());
  return {
    get client() {
      return open().client;
    },
    get anonymous() {
      return open().anonymous;
    },
    get projectId() {
      return open().projectId;
    },
    get dataset() {
      return open().dataset;
    },
    get token() {
      return open().token;
    },
    get url() {
      return open().url;
    },
    get folder() {
      return open().folder;
    },
    load: () => open().load(),
    close: () => open().close(),
  };
}

/**
 * Starts a separate lake in this process, on a free port and in a folder that is deleted afterwards. With
 * `SANITY_TEST_PROJECT_ID`, `SANITY_TEST_DATASET` and `SANITY_TEST_TOKEN` set, the tests that pin hosted
 * behaviour run against that project instead, one file at a time. The dataset is emptied.
 *
 * @param env further variables of the local lake.
 * @param drainTimeoutMs after this, a local lake that is being closed cuts what is still open.
 */
export async function connect(
  datasets = 'production',
  env: Record<string, string> = {},
  drainTimeoutMs?: number,
): Promise<Connection> {
  const { SANITY_TEST_PROJECT_ID: projectId, SANITY_TEST_TOKEN: token } = process.env;
  if (projectId && token) return connectHosted(projectId, process.env.SANITY_TEST_DATASET ?? 'test', token);
  const folder = await mkdtemp(path.join(tmpdir(), 'content-lake-'));
  const lake = await startLake(
    { LAKE_PORT: '0', DATA_DIR: folder, LAKE_DATASETS: datasets, ...env },
    drainTimeoutMs,
  );
  return connectLocal(lake, folder, datasets.split(',')[0] ?? 'production');
}

function connectLocal(lake: ContentLake, folder: string, dataset: string): Connection {
  const { url, token } = lake;
  return {
    ...localClients(url, token, dataset),
    url,
    folder,
    load: () => lake.load(),
    close: async () => {
      await lake.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Clients of a local lake. */
export function localClients(url: string, token: string, dataset = 'production') {
  const own = { apiHost: url, useProjectHostname: false, maxRetries: 0 };
  return clientsOf({ projectId: 'local', dataset, ...own }, token);
}

/** Deletes all documents of the dataset: earlier files, and earlier runs, have left some. */
async function connectHosted(projectId: string, dataset: string, token: string): Promise<Connection> {
  if (dataset === 'production') throw new Error('SANITY_TEST_DATASET is emptied: it must not be production');
  const clients = clientsOf({ projectId, dataset }, token);
  await clients.client.delete({ query: '*[!(_id in path("_.**"))]' });
  return {
    ...clients,
    url: `https://${projectId}.api.sanity.io`,
    folder: '',
    load: () => ({ listeners: 0, streams: 0, sockets: 0, queries: 0 }),
    close: () => Promise.resolve(),
  };
}

function clientsOf(lake: ClientConfig & { projectId: string; dataset: string }, token: string) {
  const config: ClientConfig = { apiVersion: API_VERSION, useCdn: false, ...lake };
  return {
    client: createClient({ ...config, perspective: 'raw', token }),
    anonymous: createClient({ ...config, perspective: 'published' }),
    projectId: lake.projectId,
    dataset: lake.dataset,
    token,
  };
}

/**
 * Waits for a call that must fail.
 *
 * @returns the error of `@sanity/client`.
 * @throws when the call succeeds, or fails without a response of the lake.
 */
export async function caught(call: Promise<unknown>): Promise<ClientError | ServerError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ClientError || outcome instanceof ServerError) return outcome;
  throw outcome instanceof Error ? outcome : new Error('expected the call to be refused');
}
