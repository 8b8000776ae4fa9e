import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

type LoadResult = {
  answered: number;
  /** Sent completely while the server still listened, but not answered: must never happen. */
  dropped: string[];
  /** Not sent, or only after the server had stopped listening. */
  late: number;
  /** Answers with `Connection: close`. */
  goodbyes: number;
};

export type Load = {
  /** Stops sending, waits for requests in flight. Takes the time of the server's stop signal (`performance.now()`). */
  finish(stopSignalAtMs: number): Promise<LoadResult>;
};

export type LoadSetting = {
  port: number;
  /** Used in turn. */
  paths: string[];
  perSecond: number;
  connections: number;
  keepAlive: boolean;
};

type Sent = {
  path: string;
  /** When the connection was started, if for this request. */
  connectingAtMs?: number;
  /** When the last byte was passed to the operating system. */
  flushedAtMs?: number;
  error?: string;
  goodbye: boolean;
};

/** Sends requests at a steady rate, each from another client if a proxy is trusted, and reports those that were sent completely but not answered. */
export function startLoad({ port, paths, perSecond, connections, keepAlive }: LoadSetting): Load {
  const agent = new Agent({ keepAlive, maxSockets: connections });
  const pending: Promise<Sent>[] = [];
  let running = true;

  const loop = async () => {
    const startedAtMs = performance.now();
    for (let count = 0; running; count += 1) {
      const client = `203.0.113.${count % 250}`;
      pending.push(send({ port, path: paths[count % paths.length] ?? '/', agent, client }));
      await sleep(Math.max(0, startedAtMs + (count * 1000) / perSecond - performance.now()));
    }
  };
  const looping = loop();
  return {
    async finish(stopSignalAtMs) {
      running = false;
      await looping;
      const sent = await Promise.all(pending);
      agent.destroy();
      return judge(sent, stopSignalAtMs);
    },
  };
}

type Sending = { port: number; path: string; agent: Agent; client: string };

function send({ port, path, agent, client }: Sending): Promise<Sent> {
  const sent: Sent = { path, goodbye: false };
  return new Promise((resolve) => {
    const fail = (error: Error) => {
      sent.error = error.message;
      resolve(sent);
    };
    const headers = { 'X-Forwarded-For': client };
    const request = httpRequest({ port, host: '127.0.0.1', path, agent, headers }, (answer) => {
      sent.goodbye = answer.headers.connection === 'close';
      answer
        .resume()
        .on('end', () => resolve(sent))
        .on('error', fail);
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
function judge(sent: Sent[], stopSignalAtMs: number): LoadResult {
  const answered = sent.filter(({ error }) => error === undefined);
  const listenedUntilMs = Math.max(
    stopSignalAtMs,
    ...answered.map(({ connectingAtMs = 0 }) => connectingAtMs),
  );
  const failed = sent.filter(({ error }) => error !== undefined);
  const dropped = failed.filter(
    ({ flushedAtMs = Number.POSITIVE_INFINITY }) => flushedAtMs <= listenedUntilMs,
  );
  return {
    answered: answered.length,
    dropped: dropped.map(({ path, error }) => `${path}: ${error}`),
    late: failed.length - dropped.length,
    goodbyes: answered.filter(({ goodbye }) => goodbye).length,
  };
}
