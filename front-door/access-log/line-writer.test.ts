import { expect, it, vi } from 'vitest';
import { createLineWriter } from './line-writer';

function recordedWriter() {
  const written: string[] = [];
  return { written, write: createLineWriter((text) => written.push(text)) };
}

it('writes the lines of a moment at once, in order', async () => {
  const { written, write } = recordedWriter();
  write(() => 'a\n');
  write(() => 'b\n');
  expect(written).toEqual([]);
  await vi.waitFor(() => expect(written).toEqual(['a\nb\n']));
  write(() => 'c\n');
  await vi.waitFor(() => expect(written).toEqual(['a\nb\n', 'c\n']));
});

it('puts a line together once, when it is written', async () => {
  const { written, write } = recordedWriter();
  const line = vi.fn(() => 'a\n');
  write(line);
  expect(line).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(written).toEqual(['a\n']));
  expect(line).toHaveBeenCalledOnce();
});

it('holds no more than 500 lines', () => {
  const { written, write } = recordedWriter();
  for (let index = 0; index < 750; index += 1) write(() => 'x\n');
  expect(written).toEqual(['x\n'.repeat(500)]);
});
