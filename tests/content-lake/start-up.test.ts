import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { StoreError } from '../../content-lake/src/errors';
import { testFolder } from '../support/test-folder';
import { localClients } from './connect';
import { runToEnd, startLake, startLakeProcess } from './start-lake';

const root = testFolder();
let folder: string;

beforeEach(() => {
  folder = path.join(root, randomUUID());
});

const lines = (output: string) => output.trim().split('\n');
const file = (name: string) => path.join(folder, 'content-lake', name);

describe('the program', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its URL in one line, on any free port, and exits with code 0 on %s',
    async (signal) => {
      const lake = await startLakeProcess({ LAKE_PORT: '0', DATA_DIR: folder });
      expect((await fetch(`${lake.url}/ping`)).status).toBe(200);
      const end = await lake.stop(signal);
      expect(end).toMatchObject({ code: 0, signal: null });
      expect(lines(end.output)).toEqual([`content lake: ${lake.url}`]);
    },
  );

  it('preserves its token and documents over a restart on another port, updates asset URLs, and closes its folder', async () => {
    const first = await startLakeProcess({ LAKE_PORT: '0', DATA_DIR: folder });
    await chmod(file(''), 0o755);
    const token = (await readFile(file('token'), 'utf8')).trim();
    await localClients(first.url, token).client.assets.upload('file', Buffer.from('file'));
    await first.stop('SIGTERM');
    const second = await startLakeProcess({ LAKE_PORT: '0', DATA_DIR: folder });
    expect((await readFile(file('token'), 'utf8')).trim()).toBe(token);
    expect((await stat(file(''))).mode & 0o777).toBe(0o700);
    const { anonymous } = localClients(second.url, token);
    const url = await anonymous.fetch('*[_type == "sanity.fileAsset"][0].url');
    expect(new URL(url).host).toBe(new URL(second.url).host);
    expect(await (await fetch(url)).text()).toBe('file');
    await second.stop('SIGTERM');
  });
});

describe('a start that fails', () => {
  it('prints one line and exits with code 1 when the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const end = await runToEnd({ LAKE_PORT: port, DATA_DIR: folder });
    other.close();
    expect(end.code).toBe(1);
    expect(lines(end.output)).toEqual([`content lake: port ${port} is in use; set LAKE_PORT to another`]);
  });

  it.each([
    ['an invalid variable', 'abc', 78, /^content lake: LAKE_PORT must be/],
    ['DATA_DIR, if it is a file', '0', 1, /^content lake: DATA_DIR cannot be used: E[A-Z]+: /],
  ])('prints one line that names %s', async (_what, port, code, line) => {
    await writeFile(folder, 'a file');
    const end = await runToEnd({ LAKE_PORT: port, DATA_DIR: folder });
    expect(end.code).toBe(code);
    expect(lines(end.output)).toEqual([expect.stringMatching(line)]);
  });
});

describe('a start on data that it cannot use', () => {
  const start = () => startLake({ LAKE_PORT: '0', DATA_DIR: folder });
  /** The one line that the program would print. */
  const refusal = async () => {
    const outcome = await start().then(
      () => 'It has started.',
      (error: unknown) => (error instanceof StoreError ? error.message : String(error)),
    );
    expect(outcome).not.toContain('\n');
    return outcome;
  };

  it('names the data that another lake uses, which still answers', async () => {
    const first = await start();
    expect(await refusal()).toBe(
      `${file('lake.db')} is in use by another Content Lake; stop it, or set DATA_DIR to another folder`,
    );
    expect((await fetch(`${first.url}/ping`)).status).toBe(200);
    await first.close();
  });

  it.each<[what: string, expected: RegExp, change: (bytes: Buffer) => Buffer]>([
    [
      'not a database at all',
      /lake\.db is damaged \(.+\); nothing was changed/,
      (bytes) => Buffer.from('this is not a database, it only has its name\n'.repeat(bytes.length / 40)),
    ],
    [
      'a database with a torn page',
      /lake\.db is damaged \(.+\); nothing was changed/,
      (bytes) => Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(bytes.length - 4096, 0xab)]),
    ],
    ['an empty file', /lake\.db is damaged \(0 bytes\); nothing was changed/, () => Buffer.alloc(0)],
    [
      'the data of a newer lake',
      /was written by a newer Content Lake \(schema 99\)/,
      // The user version is at byte 60 of a SQLite file.
      (bytes) => Buffer.concat([bytes.subarray(0, 60), Buffer.from([0, 0, 0, 99]), bytes.subarray(64)]),
    ],
  ])('names %s, and does not touch it', async (_what, expected, change) => {
    await (await start()).close();
    const changed = change(await readFile(file('lake.db')));
    await writeFile(file('lake.db'), changed);
    expect(await refusal()).toMatch(expected);
    expect((await readFile(file('lake.db'))).equals(changed)).toBe(true);
  });

  it('names an invalid token file, and does not change it', async () => {
    await mkdir(path.dirname(file('token')), { recursive: true });
    await writeFile(file('token'), 'hello\n');
    expect(await refusal()).toContain(`${file('token')} does not hold a token`);
    expect(await readFile(file('token'), 'utf8')).toBe('hello\n');
  });
});
