import { describe, expect, it } from 'vitest';
import { quietTurn } from './connections';

/** Does something in each of so many turns of the event loop, beginning with the next. */
function eachTurn(turns: number, act: () => void): void {
  if (turns === 0) return;
  setImmediate(() => {
    act();
    eachTurn(turns - 1, act);
  });
}

describe('quietTurn', () => {
  it('waits while one connection a turn is accepted, however quick the turns', async () => {
    let accepted = 0;
    eachTurn(50, () => {
      accepted += 1;
    });
    await quietTurn(() => accepted);
    expect(accepted).toBe(50);
  });

  it('waits while turns take long, whatever is accepted in them', async () => {
    let turns = 0;
    eachTurn(10, () => {
      turns += 1;
      for (const startedAtMs = performance.now(); performance.now() - startedAtMs < 2; );
    });
    await quietTurn(() => 0);
    expect(turns).toBe(10);
  });

  it('ends even when it is never quiet', async () => {
    let accepted = 0;
    let busy = true;
    const accept = () => {
      accepted += 1;
      if (busy) setImmediate(accept);
    };
    accept();
    await quietTurn(() => accepted);
    busy = false;
    expect(accepted).toBeGreaterThanOrEqual(100);
  });
});
