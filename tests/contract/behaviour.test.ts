import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

const rows = readFileSync(join(PROJECT_ROOT, 'docs/behaviour.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Promise)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', tests = '']) => ({ promise, tests }));

/** Files, and the titles that follow each; a file without titles holds the promise as a whole. */
function namedTests(cell: string): { file: string; titles: string[] }[] {
  return cell.split(/(?=`[a-z])/).map((part) => ({
    file: /^`([^`]+)`/.exec(part)?.[1] ?? part,
    titles: [...part.matchAll(/“([^”]*)”/g)].map(([, title = '']) => title),
  }));
}

it.each(rows)('“$promise” names tests that exist', ({ tests }) => {
  const missing = namedTests(tests).filter(({ file, titles }) => {
    const path = join(PROJECT_ROOT, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    return text === undefined || !titles.every((title) => text.includes(title));
  });
  expect(missing).toEqual([]);
});

it('promises are found', () => {
  expect(rows.length).toBeGreaterThan(60);
});
