import { expect, it } from 'vitest';
import { refusals } from '../answer/refusals';
import { upstreamRefusal } from './proxy';

it.each([
  ['aborted', null],
  ['busy', refusals.rendererBusy],
  ['slow', refusals.rendererSlow],
  ['malformed', refusals.rendererBroken],
  ['lost', refusals.rendererUnavailable],
  ['refused', refusals.rendererUnavailable],
] as const)('a request that is %s upstream is answered accordingly', (failure, refusal) => {
  expect(upstreamRefusal(failure)).toBe(refusal);
});

it('every refusal that a renderer causes says when to retry', () => {
  const caused = [502, 503, 504].flatMap((status) =>
    Object.entries(refusals).filter(([name, refusal]) => name !== 'draining' && refusal.status === status),
  );
  expect(caused.length).toBeGreaterThan(4);
  for (const [name, refusal] of caused) expect(refusal, name).toHaveProperty('headers.Retry-After', '5');
});
