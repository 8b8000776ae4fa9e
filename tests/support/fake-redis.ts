import { createServer, type Socket } from 'node:net';
import { listen } from './listen';

export type FakeRedis = Awaited<ReturnType<typeof startFakeRedis>>;

/**
 * The part of Redis that the limiter uses: one script, which adds to a counter and returns its value and remaining time
 * (it has one key and two arguments, amount and seconds), and `SET … NX` with `GET`. Counters expire by the clock.
 * @param port by default a free one
 */
export async function startFakeRedis(port?: number) {
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

  function answer([command = '', ...rest]: string[]): string {
    const [name = '', value = '', key = '', amount, seconds] = rest;
    switch (command.toUpperCase()) {
      case 'SET': {
        if (values.has(name)) return '_\r\n';
        values.set(name, value);
        return '+OK\r\n';
      }
      case 'GET': {
        const stored = values.get(name) ?? '';
        return `$${stored.length}\r\n${stored}\r\n`;
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
    /** Names of the counters. */
    keys: () => [...counters.keys()],
    /** How many clients are connected. */
    connections: () => sockets.size,
    /** From now on commands get no answer. */
    freeze() {
      frozen = true;
    },
    async stop() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/**
 * Parses the commands of clients: arrays of strings (RESP), of which none has a line end of its own. An incomplete
 * command is returned in `rest`.
 */
function readCommands(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  const lines = text.split('\r\n');
  for (;;) {
    // `*2`, `$3`, `GET`, `$1`, `a`
    const end = 1 + 2 * Number(lines[0]?.slice(1));
    if (lines.length <= end) return { commands, rest: lines.join('\r\n') };
    commands.push(lines.splice(0, end).filter((_, at) => at > 0 && at % 2 === 0));
  }
}
