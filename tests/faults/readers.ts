import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { isMarkedStale, readText, type Visit } from './checker';
import { ownString } from './history';
import type { Random } from './random';

/** Longer than any deadline of the site. */
const TIMEOUT_MS = 40_000;
const ENCODINGS = ['identity', 'gzip', 'br'];
const unpack: Record<string, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

/** Where readers connect, and whether it may refuse connections just now. */
export type Entrance = {
  url: string;
  agent: Agent;
  /** Whether it was down at any time since a moment. */
  wasDownSince(ms: number): boolean;
};

export type Readers = {
  visits: Visit[];
  stop(): Promise<void>;
};

export const keepAlive = () => new Agent({ keepAlive: true });

/**
 * Requests pages at a constant rate, whether or not earlier ones are answered.
 * @param perSecond over all entrances, which are used in turn
 */
export function startReaders(
  entrances: readonly Entrance[],
  paths: readonly string[],
  perSecond: number,
  random: Random,
): Readers {
  const visits: Visit[] = [];
  const open = new Set<Promise<void>>();
  let sent = 0;
  const timer = setInterval(() => {
    const entrance = entrances[sent % entrances.length];
    sent += 1;
    if (entrance === undefined) return;
    const visited = visit(entrance, random.pick(paths), random.pick(ENCODINGS)).then(
      (one) => void visits.push(one),
    );
    open.add(visited);
    void visited.finally(() => open.delete(visited));
  }, 1_000 / perSecond);
  return {
    visits,
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      for (const { agent } of entrances) agent.destroy();
    },
  };
}

/** Requests a page once. Never rejects. */
export async function visit(entrance: Entrance, path: string, encoding = 'identity'): Promise<Visit> {
  const startedMs = performance.now();
  const ended = (outcome: Visit['outcome'], more: Partial<Visit> = {}): Visit => ({
    ...{ path, startedMs, endedMs: performance.now(), outcome },
    ...more,
  });
  try {
    const { status, headers, text } = await get(entrance, path, encoding);
    const read = { ...readText(text), isStale: isMarkedStale(headers) };
    if (status === 200 && (!headers['content-type']?.includes('html') || text.includes('</html>')))
      return ended('answered', read);
    const isClean = status === 503 && headers['retry-after'] !== undefined;
    return ended(isClean ? 'refused' : 'failed', { ...read, reason: `${status} ${titleOf(text)}` });
  } catch (error) {
    const reason = error instanceof Error ? `${'code' in error ? error.code : error.name}` : 'unknown';
    const isAway = reason !== 'TIMEOUT' && entrance.wasDownSince(startedMs);
    return ended(isAway ? 'away' : 'failed', { reason });
  }
}

type Got = { status: number; headers: IncomingMessage['headers']; text: string };

const titleOf = (html: string) => ownString(/<title>([^<]*)/.exec(html)?.[1] ?? '');

/** As Node.js documents: a connection that the server has closed while it was idle is no failure, and tried once more. */
async function get(entrance: Entrance, path: string, encoding: string): Promise<Got> {
  const first = await getOnce(entrance, path, encoding);
  const got = first === 'reused' ? await getOnce(entrance, path, encoding, false) : first;
  if (got === 'reused') throw new Error('A new connection was a used one');
  return got;
}

function getOnce(
  { url, agent }: Entrance,
  path: string,
  encoding: string,
  mayReuse = true,
): Promise<Got | 'reused'> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, {
      agent: mayReuse && agent,
      headers: { 'Accept-Encoding': encoding },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    let hasBegun = false;
    outgoing.on('response', (answer) => {
      hasBegun = true;
      read(answer).then(resolve, reject);
    });
    outgoing.on('error', (error) => {
      if (outgoing.reusedSocket && !hasBegun && 'code' in error && error.code === 'ECONNRESET')
        resolve('reused');
      else reject(error);
    });
    outgoing.end();
  });
}

async function read(answer: IncomingMessage): Promise<Got> {
  const { statusCode: status = 0, headers } = answer;
  const body = await buffer(answer);
  const text = await (unpack[headers['content-encoding'] ?? '']?.(body) ?? body);
  return { status, headers, text: text.toString('utf8') };
}
