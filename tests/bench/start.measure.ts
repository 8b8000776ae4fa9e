import { expect, it } from 'vitest';
import { bareRemixServer, buildBareRemix } from './bare-remix';
import { frontDoor, withMeasuredSite } from './measured-site';
import { median } from './median';
import { report } from './promise';

const ROUNDS = 7;
const MEASURE_TIMEOUT_MS = 600_000;

it(
  'the site from cold to its first page, against a Remix app of one line',
  () =>
    withMeasuredSite(async ({ start }) => {
      buildBareRemix();
      const startedInMs = async (program: Parameters<typeof start>[0]) => {
        const started = await start(program);
        await started.stop();
        return started.startedInMs;
      };
      const rounds: { ours: number; bare: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({
          ours: await startedInMs(frontDoor),
          bare: await startedInMs({ ...bareRemixServer, path: '/' }),
        });
      }
      const ours = median(rounds.map((round) => round.ours));
      const bare = median(rounds.map((round) => round.bare));
      const broken = report(`Medians of ${ROUNDS} alternating starts`, [
        {
          what: 'start to the first 200, against a bare Remix app',
          measured: ours / bare,
          unit: '×',
          promised: { atMost: 1.5 },
        },
        { what: 'front door, renderer and first page', measured: ours, unit: 'ms' },
        { what: 'bare Remix app', measured: bare, unit: 'ms' },
      ]);
      expect(broken).toEqual([]);
    }),
  MEASURE_TIMEOUT_MS,
);
