import { expect, it, vi } from 'vitest';
import { createLineWriter } from './line-writer';

it('writes the lines of a moment at once, in order', async () => {
  const written: string[] = [];
  const write = createLineWriter((text) => written.push(text));
  write('a\n');
  write('b\n');
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(['a\nb\n']));
  write('c\n');
  await vi.waitFor(() => expect(written).toEqual(['a\nb\n', 'c\n']));
});

it('holds no more than 64 KB', () => {
  const written: string[] = [];
  const write = createLineWriter((text) => written.push(text));
  for (let index = 0; index < 100; index += 1) write('x'.repeat(1_000));
  expect(written).toHaveLength(1);
  expect(written[0]?.length).toBeLessThan(67_000);
});
