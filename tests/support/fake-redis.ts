import { createServer, type Socket } from 'node:net';
import { listen } from './listen';

export type FakeRedis = {
  readonly url: string;
  /** Names of the counters. */
  keys(): string[];
  /** How many clients are connected. */
  connections(): number;
  /** From now on commands get no answer. */
  freeze(): void;
  stop(): Promise<void>;
};

/**
 * The part of Redis that the limiter uses: one script, which adds to a counter and returns its value and remaining time
 * (it has one key and two arguments, amount and seconds), and `SET … NX` with `GET`. Counters expire by the clock.
 * @param port by default a free one
 */
export async function startFakeRedis(port?: number): Promise<FakeRedis> {
  const counters = new Map<string, { value: number; endsAtMs: number }>();
  const values = new Map<string, string>();
  const sockets = new Set<Socket>();
  let frozen = false;

  function increment(key: string, amount: number, seconds: number): string {
    const stored = counters.get(key);
    const now = performance.now();
    const current = stored && stored.endsAtMs > now ? stored : { value: 0, endsAtMs: now + seconds * 1_000 };
    counters.set(key, { ...current, value: current.value + amount });
    return `*2\r\n:${current.value + amount}\r\n:${Math.round(current.endsAtMs - now)}\r\n`;
  }

  function setIfNew(key: string, value: string): string {
    if (values.has(key)) return '_\r\n';
    values.set(key, value);
    return '+OK\r\n';
  }

  function answer([command = '', ...rest]: string[]): string {
    const [, , key = '', amount, seconds] = rest;
    switch (command.toUpperCase()) {
      case 'SET':
        return setIfNew(rest[0] ?? '', rest[1] ?? '');
      case 'GET': {
        const value = values.get(rest[0] ?? '') ?? '';
        return `$${value.length}\r\n${value}\r\n`;
      }
      case 'EVAL':
        return increment(key, Number(amount), Number(seconds));
      case 'EVALSHA':
        return '-NOSCRIPT No matching script.\r\n';
      case 'HELLO':
        return '%1\r\n$5\r\nproto\r\n:3\r\n';
      case 'CLIENT':
        return '+OK\r\n';
      default:
        return `-ERR unknown command '${command}'\r\n`;
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    let buffered = '';
    socket.setEncoding('utf8').on('data', (data) => {
      const { commands, rest } = readCommands(buffered + data);
      buffered = rest;
      if (!frozen) socket.write(commands.map(answer).join(''));
    });
  });
  return {
    url: `redis://127.0.0.1:${await listen(server, port)}`,
    keys: () => [...counters.keys()],
    connections: () => sockets.size,
    freeze: () => {
      frozen = true;
    },
    async stop() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Parses the commands of clients: arrays of strings (RESP). An incomplete command is returned in `rest`. */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = text;
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(rest);
    if (!head) return { commands, rest };
    const words: string[] = [];
    let at = head[0].length;
    while (words.length < Number(head[1])) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(at));
      const from = at + (size?.[0].length ?? 0);
      const to = from + Number(size?.[1] ?? 0);
      if (!size || rest.length < to + 2) return { commands, rest };
      words.push(rest.slice(from, to));
      at = to + 2;
    }
    commands.push(words);
    rest = rest.slice(at);
  }
}
