import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type LoadSetting = { port: number; connections: number; keepAlive: boolean };

type Sent = {
  path: string;
  /** When the connection was started, if for this request. */
  connectingAtMs?: number;
  /** When the last byte was passed to the operating system. */
  flushedAtMs?: number;
  error?: string;
};

/** Files and pages, fast and slow. */
const PATHS = ['/page', '/slow?ms=20', '/b.txt', '/slow?ms=300'];
/** In which a connection is idle. */
const PAUSE_MS = 20;

/**
 * Sends requests on each connection one after the other until one fails, each from another client if a proxy is trusted,
 * and reports those that were sent completely but not answered.
 */
export function startLoad({ port, connections, keepAlive }: LoadSetting) {
  const agent = new Agent({ keepAlive, maxSockets: connections });
  const sent: Sent[] = [];
  const visit = async (_: unknown, connection: number) => {
    for (let count = connection; ; count += connections) {
      const client = `203.0.113.${count % 250}`;
      const latest = await send({ port, path: PATHS[count % PATHS.length] ?? '/', agent, client });
      sent.push(latest);
      if (latest.error !== undefined) return;
      await sleep(PAUSE_MS);
    }
  };
  const visits = Array.from({ length: connections }, visit);
  return {
    /** How many requests have been answered so far. */
    answered: () => sent.length,
    /**
     * Resolves when the server no longer answers.
     * @param stopSignalAtMs time of its stop signal, by `performance.now()`
     * @returns what was sent completely while the server still listened, but not answered: there must be none
     */
    async dropped(stopSignalAtMs: number) {
      await Promise.all(visits);
      agent.destroy();
      return judge(sent, stopSignalAtMs);
    },
  };
}

type Sending = { port: number; path: string; agent: Agent; client: string };

function send({ port, path, agent, client }: Sending): Promise<Sent> {
  const sent: Sent = { path };
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      sent.error = error.message;
      resolve(sent);
    };
    const headers = { 'X-Forwarded-For': client };
    const request = httpRequest({ port, host: '127.0.0.1', path, agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(sent));
      answer.on('error', fail);
    });
    request.on('socket', (socket) => {
      if (socket.connecting) sent.connectingAtMs = performance.now();
    });
    request.on('finish', () => {
      sent.flushedAtMs = performance.now();
    });
    request.on('error', fail);
    request.end();
  });
}

/** The server listened at least until the last answered connection was started. */
function judge(sent: Sent[], stopSignalAtMs: number): string[] {
  const connections = sent.flatMap(({ error, connectingAtMs = 0 }) => (error ? [] : connectingAtMs));
  const listenedUntilMs = Math.max(stopSignalAtMs, ...connections);
  return sent.flatMap(({ path, error, flushedAtMs = Number.POSITIVE_INFINITY }) =>
    error && flushedAtMs <= listenedUntilMs ? `${path}: ${error}` : [],
  );
}
