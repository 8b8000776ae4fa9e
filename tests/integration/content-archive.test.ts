import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seed } from '../../scripts/content';
import { readEnvironment } from '../../scripts/environment';
import { closeServer, listen } from '../support/listen';
import { contentHere, runContent } from '../support/run-content';
import { startLakeIn } from '../support/seeded-data-dir';

const DOCUMENT = { _id: 'one', _type: 'page', title: 'One' };
/** A dataset whose second document names a file. */
const naming = (asset: string) =>
  `${JSON.stringify(DOCUMENT)}\n{"_id":"two","_type":"page","sheet":[{"_sanityAsset":"${asset}"}]}`;

let folder: string;
let server: Server;
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let hosted: Record<string, string>;

/** A hosted project with the API that `exportDataset` uses; each test defines its answer. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  server = createServer((request, response) => answer(response, request));
  hosted = {
    SANITY_PROJECT_ID: 'sample',
    SANITY_AUTH_TOKEN: 'secret',
    SANITY_API_HOST: `http://127.0.0.1:${await listen(server)}`,
  };
});
afterEach(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true, force: true });
});

const content = (args: string[], env: Record<string, string>) =>
  contentHere(args, { INIT_CWD: folder, ...env });

/** Exit code and output, without the line of the step that it began. */
async function failureOf(args: string[], env: Record<string, string>) {
  const { code, lines } = await content(args, env);
  return { code, lines: lines.filter((line) => !/^(?:im|ex)port {4}/.test(line)) };
}

it.each([
  ['export missing/archive.tar.gz', undefined, /^The folder .*missing does not exist\.$/],
  ['export page.txt/archive.tar.gz', undefined, /^The folder .*page\.txt does not exist\.$/],
  ['export existing', undefined, /existing is a folder: name a file in it\.$/],
  ['import missing.tar.gz', undefined, /^.*missing\.tar\.gz does not exist\.$/],
  ['import empty.ndjson', '', /^import failed: .* holds no documents\.$/],
  ['import corrupt.tar.gz', '\u001F\u008B\u0008 not gzip', /^import failed: /],
  ['import cut.ndjson', '{"_id":"one",', /^import failed: .*JSON/],
  ['import machine.ndjson', naming('file@file:///etc/hostname'), / file@file:\/\/\/etc\/hostname is not a/],
  ['import above.ndjson', naming('file@file://./files/../../a.csv'), /a\.csv is not a file of the/],
  ['import inside.ndjson', naming('file@file://./http://./a.csv'), /a\.csv is not a file of the/],
  ['import http.ndjson --allow-https', naming('file@http://localhost/a'), /a is not a file of the/],
  [
    'import https.ndjson',
    naming('file@https://localhost/\\u001b[2J'),
    /localhost\/ \[2J is .*--allow-https\.$/,
  ],
  ['import asset.ndjson', '{"_type":"sanity.fileAsset","url":"https://localhost/a"}', /--allow-https\.$/],
])('%s is refused in one line, and creates nothing', async (command, text, message) => {
  const [action = '', file = '', ...flags] = command.split(' ');
  mkdirSync(join(folder, 'existing'));
  writeFileSync(join(folder, 'page.txt'), '');
  if (text !== undefined) writeFileSync(join(folder, file), text, 'latin1');
  const before = readdirSync(folder);
  const failure = await failureOf([action, file, ...flags], hosted);
  expect(failure).toEqual({ code: 1, lines: [expect.stringMatching(message)] });
  expect(readdirSync(folder)).toEqual(before);
});

it.each<[string, RegExp, add: () => void]>([
  [
    'unpacks to more than a hundred times its size',
    /max decompression ratio exceeded/,
    () => writeFileSync(join(folder, 'zeros.bin'), Buffer.alloc(1_000_000)),
  ],
  [
    'holds a symbolic link',
    /^import failed: link\.csv is a symbolic link\.$/,
    () => symlinkSync('data.ndjson', join(folder, 'link.csv')),
  ],
])('import of an archive that %s is refused', async (_, message, add) => {
  writeFileSync(join(folder, 'data.ndjson'), JSON.stringify(DOCUMENT));
  add();
  await create({ file: join(folder, 'archive.tar.gz'), cwd: folder, gzip: true }, readdirSync(folder));
  const failure = await failureOf(['import', 'archive.tar.gz'], hosted);
  expect(failure).toEqual({ code: 1, lines: [expect.stringMatching(message)] });
});

describe('export', () => {
  it('of a local lake that is not in DATA_DIR is refused, and creates nothing', async () => {
    const DATA_DIR = join(folder, 'mistyped');
    const failure = await failureOf(['export', 'archive.tar.gz'], { DATA_DIR });
    expect(failure).toEqual({ code: 1, lines: [expect.stringMatching(/^DATA_DIR: .*mistyped holds no/)] });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a dataset without documents writes no archive', async () => {
    answer = (response) => response.end();
    const failure = await failureOf(['export', 'archive.tar.gz'], hosted);
    expect(failure).toEqual({
      code: 1,
      lines: ['export failed: dataset "production" holds no documents.'],
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([401, 404])('whose file is answered with %i writes no archive', async (status) => {
    const file = { _id: 'file-a-txt', _type: 'sanity.fileAsset', url: `${hosted.SANITY_API_HOST}/a.txt` };
    answer = (response, { url = '' }) => {
      if (url.endsWith('a.txt')) response.writeHead(status).end('{"message":"No"}');
      else response.end(`${JSON.stringify(DOCUMENT)}\n${JSON.stringify(file)}\n`);
    };
    const { code, lines } = await failureOf(['export', 'archive.tar.gz'], hosted);
    expect(code).toBe(1);
    expect(lines.at(-2)).toContain(file._id);
    expect(lines.at(-1)).toBe('export failed: 1 of 1 files could not be read; nothing was kept.');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that is interrupted keeps the previous archive, and leaves no other file', async () => {
    writeFileSync(join(folder, 'archive.tar.gz'), 'before');
    const requested = new Promise<void>((resolve) => {
      answer = (response) => {
        response.write(`${JSON.stringify(DOCUMENT)}\n`);
        resolve();
      };
    });
    const { child, ended } = runContent(['export', 'archive.tar.gz', '--yes'], {
      INIT_CWD: folder,
      ...hosted,
    });
    await requested;
    expect(readdirSync(folder)).toHaveLength(2);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 130 });
    expect(readdirSync(folder)).toEqual(['archive.tar.gz']);
    expect(readFileSync(join(folder, 'archive.tar.gz'), 'utf8')).toBe('before');
  });
});

describe('reset', () => {
  it.each(['--empty now', '--empty --empty', 'sample'])('%s is a usage error', async (args) => {
    const { code, lines } = await content(['reset', ...args.split(' '), '--yes'], hosted);
    expect([code, lines[0]]).toEqual([64, expect.stringMatching(/^Usage: /)]);
  });

  it('leaves nothing in a local lake', async () => {
    const lake = await startLakeIn(join(folder, 'data'));
    const answers = join(lake.env.DATA_DIR, 'last-known-good', 'local', 'production');
    mkdirSync(answers, { recursive: true });
    const reset = async (...args: string[]) => (await content(['reset', ...args], lake.env)).code;

    writeFileSync(join(folder, 'one.ndjson'), JSON.stringify(DOCUMENT));
    expect((await content(['import', 'one.ndjson'], { ...lake.env, INIT_CWD: folder })).code).toBe(0);
    expect(await reset('--empty')).toBe(1);
    expect(existsSync(answers)).toBe(true);
    expect(await reset('--empty', '--yes')).toBe(0);
    expect((await content(['export', 'empty.tar.gz'], lake.env)).lines.at(-1)).toContain(
      'holds no documents',
    );
    expect(existsSync(answers)).toBe(false);
    // `npm start` does not import the sample again.
    await seed(readEnvironment({ ...lake.env, SANITY_API_HOST: 'http://127.0.0.1:1' }, folder));

    await lake.stop();
    // The command starts the lake where it does not run.
    expect((await runContent(['reset', '--empty', '--yes'], lake.env).ended).code).toBe(0);
  });
});
