import { expect, it } from 'vitest';
import { faultsFor } from './faults';
import { createRandom } from './random';
import { planFaults } from './schedule';

const disk = {
  folder: '',
  remove: () => undefined,
  faults: {
    fill: async () => undefined,
    free: async () => undefined,
    forbidWriting: async () => true,
    allowWriting: async () => undefined,
  },
};
const kinds = faultsFor({ disks: { site: disk, lake: disk } });
const HALF_AN_HOUR = { ms: 1_800_000, faults: 1_000 };
const namesOf = (seed: string, options = HALF_AN_HOUR) =>
  planFaults(kinds, options, createRandom(seed)).map(({ fault, atMs }) => `${fault.name} ${atMs}`);

it('plans the same for the same seed, and something else for another', () => {
  expect(namesOf('1')).toEqual(namesOf('1'));
  expect(namesOf('1')).not.toEqual(namesOf('2'));
});

it('plans every kind, even in a short campaign', () => {
  const planned = planFaults(kinds, { ms: 60_000, faults: kinds.length }, createRandom('1'));
  expect(new Set(planned.map(({ fault }) => fault.name)).size).toBe(kinds.length);
});

it('ends no program in the last third of a long campaign, where memory is measured', () => {
  const planned = planFaults(kinds, HALF_AN_HOUR, createRandom('1'));
  expect(planned).toHaveLength(1_000);
  expect(planned.filter(({ fault, atMs }) => fault.isDeadly && atMs > 1_200_000)).toEqual([]);
  expect(planned.filter(({ fault, atMs }) => fault.isDeadly && atMs < 1_200_000).length).toBeGreaterThan(100);
});
