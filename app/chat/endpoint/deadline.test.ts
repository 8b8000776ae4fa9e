import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startDeadline } from './answer-chat.server';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const abortOf = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener('abort', () => resolve(signal.reason)));

it('fires in time, also after a garbage collection', async () => {
  const { signal } = startDeadline(60, new AbortController().signal);
  const aborted = abortOf(signal);
  for (let round = 0; round < 3; round += 1) {
    await wait(5);
    collectGarbage();
  }
  expect(await aborted).toMatchObject({ name: 'TimeoutError' });
});

it('aborts early with the other signal and its reason', async () => {
  const visitor = new AbortController();
  const { signal } = startDeadline(10_000, visitor.signal);
  visitor.abort(new Error('left'));
  expect(signal.reason).toMatchObject({ message: 'left' });
  expect(startDeadline(10_000, visitor.signal).signal.aborted).toBe(true);
});

it('never fires once it has ended', async () => {
  const visitor = new AbortController();
  const { signal, end } = startDeadline(10, visitor.signal);
  end();
  visitor.abort();
  await wait(30);
  expect(signal.aborted).toBe(false);
});
