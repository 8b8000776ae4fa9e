import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { filesNamed } from '../support/files-named';

const FOLDER = join(PROJECT_ROOT, 'docs/decisions');
const HEAD =
  /^# (\d{4})\. .+\n\nDate: 20\d\d-\d\d-\d\d\. Status: (?:proposed|holds|holds in part: .+, see \d{4}|replaced by \d{4})\.(?: Replaces [\d, ]+\.)?\n\n/;
const NUMBER = /(?<![\d.])0\d{3}(?![\d.]\d|\d)/g;

const decisions = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .map((file) => ({ file, number: file.slice(0, 4), text: readFileSync(join(FOLDER, file), 'utf8') }));
const numbers = new Set(decisions.map(({ number }) => number));

it.each(decisions)('$file begins with its number, its date and whether it holds', ({ number, text }) => {
  expect(HEAD.exec(text)?.[1]).toBe(number);
});

it.each(decisions)('$file refers to decisions that exist, or that it replaces', ({ text }) => {
  const [, replaced = ''] = / Replaces ([\d, ]+)\.\n/.exec(text) ?? [];
  const known = new Set([...numbers, ...replaced.split(', ')]);
  expect((text.match(NUMBER) ?? []).filter((number) => !known.has(number))).toEqual([]);
});

it.each(decisions)('$file links to files that exist', ({ text }) => {
  const links = [...text.matchAll(/\]\(([^)#\s:]+\.\w+)[)#]/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(FOLDER, link)))).toEqual([]);
});

it('files name decisions that exist', () => {
  const missing = filesNamed(PROJECT_ROOT, /\.(?:md|[cm]?[jt]sx?|groq|vcl|cfg|ya?ml)$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b[Dd]ecisions? (0\d{3})(?: and (0\d{3}))?/g)]
      .flatMap(([, ...named]) => named)
      .filter((number) => number !== undefined && !numbers.has(number))
      .map((number) => `${relative(PROJECT_ROOT, file)}: ${number}`),
  );
  expect(missing).toEqual([]);
});

it('the index has each decision once', () => {
  const links = readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/\]\(([^)]+)\)/g);
  expect([...links].map(([, file]) => file).sort()).toEqual(decisions.map(({ file }) => file).sort());
});
