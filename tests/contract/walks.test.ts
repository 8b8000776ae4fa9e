import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { filesNamed } from '../support/files-named';

const [, ...walks] = readFileSync(`${PROJECT_ROOT}/docs/walks.md`, 'utf8').split(/^## /m);
const files = filesNamed(PROJECT_ROOT, /\.(tsx?|mjs)$/).map((file) => `/${relative(PROJECT_ROOT, file)}`);

describe.each(walks.map((walk) => [walk.split('\n')[0] ?? '', walk]))('walk %s', (title, walk) => {
  const steps = [...walk.replace(title, '').matchAll(/(?:^|, |\. |: )(\d+)\. `([^`]+)`/gm)];

  it('names files that exist', () => {
    const named = steps.map(([, , file]) => file ?? '');
    expect(named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
  });

  it('counts its files', () => {
    expect(steps.map(([, number]) => Number(number))).toEqual(steps.map((_, index) => index + 1));
    expect(title).toContain(`(${steps.length})`);
  });
});
