import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port';

const START_TIMEOUT_MS = 10_000;
const POLL_MS = 50;

export type Program = {
  port: number;
  /** Ends it as an operator does, and waits. */
  stop(): Promise<void>;
};

/** Starts Debian's `redis-server`, on a free port or the given one. */
export async function startRedis(port?: number): Promise<Program> {
  const own = port ?? (await freePort());
  return launch('redis-server', ['--port', `${own}`, '--bind', '127.0.0.1', '--save', ''], own);
}

/** Starts HAProxy with `deploy/haproxy.cfg`, at these addresses. @param folder for the configuration */
export async function startHaproxy(instancePorts: readonly number[], folder: string): Promise<Program> {
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const configuration = readFileSync('deploy/haproxy.cfg', 'utf8')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/site-(\d):3000/g, (_, number) => `127.0.0.1:${instancePorts[Number(number) - 1]}`);
  writeFileSync(file, configuration);
  return launch('haproxy', ['-db', '-q', '-f', file], port);
}

export type Varnish = Program & { purgePort: number };

/** Starts Debian's Varnish with `deploy/varnish.vcl`, before these instances. @param folder for its files */
export async function startVarnish(
  instancePorts: readonly number[],
  folder: string,
  SITE_URL = '',
): Promise<Varnish> {
  const [port, purgePort] = [await freePort(), await freePort()];
  const file = join(folder, 'varnish.vcl');
  const delivered = readFileSync('deploy/varnish.vcl', 'utf8');
  const [backend = ''] = /^backend site_1 \{\n(?:.*\n)*?\}\n/m.exec(delivered) ?? [];
  const [use = ''] = /^.*add_backend\(site_1\);\n/m.exec(delivered) ?? [];
  const each = (text: string) =>
    instancePorts
      .map((instance, index) =>
        text
          .replace('site_1', `site_${index + 1}`)
          .replace('"site"', '"127.0.0.1"')
          .replace('"3000"', `"${instance}"`),
      )
      .join('');
  writeFileSync(file, delivered.replace(backend, each(backend)).replace(use, each(use)));
  const addresses = ['-a', `127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  const settings = ['-p', 'http_gzip_support=off', '-s', 'malloc,64m', '-n', join(folder, 'varnish')];
  // As root it would read its files as another user, who may not enter the folder.
  const args = ['-F', '-j', 'none', '-f', file, ...addresses, ...settings];
  const program = await launch('varnishd', args, port, { SITE_URL });
  return { ...program, purgePort };
}

async function launch(command: string, args: string[], port: number, env = {}): Promise<Program> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await accepting(port, child);
  return {
    port,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      process.off('exit', end);
    },
  };
}

async function accepting(port: number, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && performance.now() < giveUpAt) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(POLL_MS);
  }
  throw new Error(`${child.spawnfile} does not accept connections on port ${port}`);
}
