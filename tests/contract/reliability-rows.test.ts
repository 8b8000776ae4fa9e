import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

const FEWEST_SEEN_FAILING = 30;

const rows = readFileSync(join(PROJECT_ROOT, 'tests/README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Promise)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', tests = '', without = '']) => ({ promise, tests, without }));

/** Files, and the titles that follow each. */
function namedTests(cell: string): [file: string, title: string][] {
  return cell
    .split(/(?=`[a-z])/)
    .flatMap((part) =>
      [...part.matchAll(/“([^”]*)”/g)].map(([, title = '']): [string, string] => [
        /`([^`]+)`/.exec(part)?.[1] ?? '',
        title,
      ]),
    );
}

describe('tests/README.md', () => {
  it.each(rows)('$promise: names existing tests', ({ tests }) => {
    const named = namedTests(tests);
    expect(named.length).toBeGreaterThan(0);
    const missing = named.filter(([file, title]) => {
      const path = join(PROJECT_ROOT, file);
      return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
    });
    expect(missing).toEqual([]);
  });

  it('says of thirty tests that they fail without the defence', () => {
    expect(rows.filter(({ without }) => without !== '').length).toBeGreaterThanOrEqual(FEWEST_SEEN_FAILING);
  });
});
