import { expect, it } from 'vitest';
import { quietTurn } from './connections';

/** Calls `act` in each of the next turns of the event loop. */
function eachTurn(turns: number, act: () => void): void {
  if (turns === 0) return;
  setImmediate(() => {
    act();
    eachTurn(turns - 1, act);
  });
}

it('waits while each turn accepts a connection, even if turns are short', async () => {
  let accepted = 0;
  eachTurn(50, () => {
    accepted += 1;
  });
  await quietTurn(() => accepted);
  expect(accepted).toBe(50);
});

it('waits while turns are long, even if they accept no connection', async () => {
  let turns = 0;
  eachTurn(10, () => {
    turns += 1;
    for (const startedAtMs = performance.now(); performance.now() - startedAtMs < 2; );
  });
  await quietTurn(() => 0);
  expect(turns).toBe(10);
});

it('resolves even if no turn is quiet', async () => {
  let accepted = 0;
  let busy = true;
  const accept = () => {
    accepted += 1;
    if (busy) setImmediate(accept);
  };
  accept();
  let nowMs = 0;
  await quietTurn(
    () => accepted,
    () => {
      nowMs += 20;
      return nowMs;
    },
  );
  busy = false;
  expect(accepted).toBeGreaterThanOrEqual(100);
});
