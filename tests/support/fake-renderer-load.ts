import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LoadResult {
  answered: number;
  /** Sent whole, then no answer: what must never happen. */
  dropped: string[];
  /** Never sent, because nobody listened any more. */
  refused: number;
  /** Answers that announced the end of their connection. */
  goodbyes: number;
}

export interface Load {
  /** Stops sending, waits for what is under way. */
  finish(): Promise<LoadResult>;
}

export interface LoadSetting {
  port: number;
  /** Chosen for each request in turn. */
  paths: string[];
  perSecond: number;
  connections: number;
  keepAlive: boolean;
}

/** Sends requests at a steady rate and tells, of each, whether it was answered once its bytes had been sent. */
export function startLoad({ port, paths, perSecond, connections, keepAlive }: LoadSetting): Load {
  const agent = new Agent({ keepAlive, maxSockets: connections });
  const result: LoadResult = { answered: 0, dropped: [], refused: 0, goodbyes: 0 };
  const pending: Promise<void>[] = [];
  let running = true;

  const send = (path: string) =>
    new Promise<void>((resolve) => {
      const request: ClientRequest = httpRequest({ port, host: '127.0.0.1', path, agent }, (answer) => {
        if (answer.headers.connection === 'close' && keepAlive) result.goodbyes += 1;
        answer.resume();
        answer.on('end', () => {
          result.answered += 1;
          resolve();
        });
        answer.on('error', (error) => {
          result.dropped.push(`${path}: ${error.message}`);
          resolve();
        });
      });
      request.on('error', (error) => {
        if ('code' in error && error.code === 'ECONNREFUSED') result.refused += 1;
        else result.dropped.push(`${path}: ${error.message}`);
        resolve();
      });
      request.end();
    });

  const loop = async () => {
    const startedAtMs = performance.now();
    for (let sent = 0; running; sent += 1) {
      pending.push(send(paths[sent % paths.length] ?? '/'));
      await sleep(Math.max(0, startedAtMs + (sent * 1000) / perSecond - performance.now()));
    }
  };
  const looping = loop();
  return {
    async finish() {
      running = false;
      await looping;
      await Promise.all(pending);
      agent.destroy();
      return result;
    },
  };
}
