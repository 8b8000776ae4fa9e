import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAll, stop } from '../../scripts/bootstrap.mjs';
import { readEnvironment, readToken } from '../../scripts/environment';
import { startLake } from '../../scripts/services';
import { closeServer, listen } from '../support/listen';

export const PROJECT_ID = 'abc12345';
const HTTPS_PORT = 443;
const STOP_GRACE_MS = 10_000;
/** What the API CDN stores; longer than any test. */
const CDN_MAX_AGE_MS = 60_000;
const HIDDEN = 'hidden';

type Received = { host: string; path: string; hasToken: boolean };

export type HostedSanity = {
  token: string;
  dataDir: string;
  /** Every request, in order. */
  received: Received[];
  stop(): Promise<void>;
};

/**
 * The local Lake under the names of hosted Sanity, on port 443 over TLS, as a private dataset: without a token it is
 * empty. The API CDN stores each answer by its address for a minute.
 * @param datasets the first is private
 */
export async function startHostedSanity(...datasets: string[]): Promise<HostedSanity> {
  process.once('exit', killAll);
  const dataDir = mkdtempSync(join(tmpdir(), 'hosted-'));
  const environment = readEnvironment({
    ...process.env,
    SANITY_PROJECT_ID: '',
    DATA_DIR: dataDir,
    LAKE_PROJECT_ID: PROJECT_ID,
    LAKE_DATASETS: [...datasets, HIDDEN].join(),
    SANITY_ASSET_HOST: 'https://cdn.sanity.io',
  });
  const { child, readyLine } = await startLake({ ...environment, lakePort: 0 }, () => {});
  const lakePort = Number(readyLine.split(':').at(-1));
  const received: Received[] = [];
  const stored = new Map<string, { endsAtMs: number; body: Buffer; headers: IncomingMessage['headers'] }>();
  const server = createServer(
    { cert: readFileSync(fileOf('HOSTED_CERTIFICATE')), key: readFileSync(fileOf('HOSTED_KEY')) },
    (incoming, outgoing) => {
      const { host = '', authorization } = incoming.headers;
      const path = (incoming.url ?? '/').replace(/^\/+/, '/');
      received.push({ host, path, hasToken: authorization !== undefined });
      const found = stored.get(`${host}${path}`);
      if (found && found.endsAtMs > performance.now())
        return outgoing.writeHead(200, found.headers).end(found.body);
      const isPrivate = authorization === undefined && host.includes('.api');
      forward(
        incoming,
        outgoing,
        lakePort,
        isPrivate ? withoutDocuments(path, datasets[0]) : path,
        (body, headers) => {
          if (host.includes('.apicdn.') && incoming.method === 'GET')
            stored.set(`${host}${path}`, { endsAtMs: performance.now() + CDN_MAX_AGE_MS, body, headers });
        },
      );
    },
  );
  await listen(server, HTTPS_PORT);
  return {
    token: readToken(dataDir) ?? '',
    dataDir,
    received,
    async stop() {
      await closeServer(server);
      await stop(child, STOP_GRACE_MS);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Set by `npm run test:hosted`. */
function fileOf(name: string): string {
  const file = process.env[name];
  if (file === undefined) throw new Error(`${name} is not set: these tests run by npm run test:hosted`);
  return file;
}

const withoutDocuments = (path: string, dataset = '') =>
  path.replace(new RegExp(`^(/v[^/]+/data/[a-z/]+/)${dataset}(?=[/?]|$)`), `$1${HIDDEN}`);

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  path: string,
  onAnswer: (body: Buffer, headers: IncomingMessage['headers']) => void,
): void {
  const headers = { ...incoming.headers, host: `localhost:${port}` };
  const onward = request({ port, host: '127.0.0.1', method: incoming.method, path, headers }, (answer) => {
    const chunks: Buffer[] = [];
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      if (answer.statusCode === 200) onAnswer(Buffer.concat(chunks), answer.headers);
    });
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}
