import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PageText } from '../page-text/page-text';
import { inTurns, isDamaged, openIndex, removeIndex } from './index-file.server';

const CANARY = 'kanarienvogel';
const none = { parts: [], lead: [], rows: [], asked: [] };
const page = (id: string, words: string): PageText => ({
  id,
  path: `/${id}`,
  title: words,
  kind: 'page',
  hasAllQuestions: false,
  sections: [
    { ...none, lines: [words] },
    { ...none, heading: words, lines: [`[${words}](/${words})`], asked: [words] },
  ],
});

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-file-'));
  file = join(folder, 'search', 'index.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const holds = (text: string) =>
  readdirSync(join(folder, 'search')).some((name) =>
    readFileSync(join(folder, 'search', name)).includes(text),
  );

const paths = async (query: string) => {
  const index = await openIndex(file);
  const found = index.search(query).found.map(({ page: { path } }) => path);
  index.close();
  return found;
};

it('is found again after a restart, with what each page was made from', async () => {
  const index = await openIndex(file);
  index.set(page('one', 'ledger'), 'revision', 5);
  index.close();
  const again = await openIndex(file);
  expect(again.made()).toEqual(new Map([['one', { from: 'revision', changesAtMs: 5 }]]));
  again.close();
  expect(await paths('ledger')).toEqual(['/one']);
});

it('keeps no byte of what was removed or replaced, among many others', async () => {
  const index = await openIndex(file);
  const others = Array.from({ length: 400 }, (_, at) => page(`other-${at}`, `word${at} ledger`));
  const write = (some: PageText[]) => {
    for (const one of some) index.set(one, '');
  };
  write(others.slice(0, 200));
  write(['removed', 'replaced'].map((id) => page(id, `${CANARY} ${id}`)));
  write(others.slice(200));
  expect(holds(CANARY)).toBe(true);
  index.remove('removed');
  index.set(page('replaced', 'ledger'), '');
  await index.refresh(setImmediate);
  // FTS5 stores what words have in common with the one before only once.
  expect(holds(CANARY.slice(3))).toBe(false);
  index.close();
});

it.each([
  ['something else', () => 'not a database'.repeat(1_000)],
  ['nothing', () => ''],
  ['half of an index', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
])('a file with %s is replaced', async (_, content) => {
  const index = await openIndex(file);
  await inTurns(
    index,
    Array.from({ length: 100 }, (_, at) => page(`${at}`, `word${at}`)),
    (one) => index.set(one, ''),
  );
  index.close();
  writeFileSync(file, content(readFileSync(file)));
  const again = await openIndex(file);
  try {
    again.set(page('one', 'ledger'), '');
  } catch (error) {
    expect(isDamaged(error)).toBe(true);
    await removeIndex(again, file);
    expect(existsSync(file)).toBe(false);
    return;
  }
  again.close();
  expect(await paths('ledger')).toEqual(['/one']);
});

it('a file of another version is replaced', async () => {
  (await openIndex(file)).close();
  const content = readFileSync(file);
  // https://www.sqlite.org/fileformat.html: the user version, set by the program.
  content.writeUInt32BE(9_999, 60);
  writeFileSync(file, content);
  const index = await openIndex(file);
  index.set(page('one', 'ledger'), '');
  index.close();
  expect(await paths('ledger')).toEqual(['/one']);
});

it('is in memory where no file can be written', async () => {
  const index = await openIndex('/dev/null/search/index.db');
  index.set(page('one', 'ledger'), '');
  expect(index.search('ledger').total).toBe(1);
  index.close();
});

it('is written by two processes in turns, each of which finds what the other wrote', async () => {
  const [one, other] = [await openIndex(file), await openIndex(file)];
  const pages = (name: string) =>
    Array.from({ length: 60 }, (_, at) => page(`${name}-${at}`, `${name} ledger`));
  await Promise.all([
    inTurns(one, pages('first'), (text) => one.set(text, '')),
    inTurns(other, pages('second'), (text) => other.set(text, '')),
  ]);
  expect([one.search('second').total, other.search('first').total]).toEqual([60, 60]);
  for (const index of [one, other]) index.close();
});
