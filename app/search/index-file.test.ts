import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  index.compact();
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
    again.close();
    await removeIndex(file);
    expect(existsSync(file)).toBe(false);
    return;
  }
  again.close();
  expect(await paths('ledger')).toEqual(['/one']);
});

it('a file of another version is replaced', async () => {
  (await openIndex(file, 2)).close();
  const index = await openIndex(file, 3);
  index.set(page('one', 'ledger'), '');
  index.close();
  const again = await openIndex(file, 3);
  expect(again.made().size).toBe(1);
  again.close();
});

it('is in memory where no file can be written', async () => {
  const index = await openIndex('/dev/null/search/index.db');
  index.set(page('one', 'ledger'), '');
  expect(index.search('ledger').total).toBe(1);
  index.close();
});

it('is in memory where another process has the file', async () => {
  const [one, other] = [await openIndex(file), await openIndex(file)];
  one.set(page('one', 'ledger'), '');
  other.set(page('other', 'ledger'), '');
  expect([one.search('ledger').total, other.search('ledger').total]).toEqual([1, 1]);
  for (const index of [one, other]) index.close();
  expect(await paths('ledger')).toEqual(['/one']);
});
