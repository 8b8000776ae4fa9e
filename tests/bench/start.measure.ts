import { bareRemixServer, buildBareRemix } from './bare-remix';
import { frontDoor, withMeasuredSite } from './measured-site';
import { median } from './percentile';
import { bench } from './promise';

const ROUNDS = 7;

bench('the site from cold to its first page, against a Remix app of one line', 10, () =>
  withMeasuredSite(async ({ start }) => {
    buildBareRemix();
    const startedInMs = async (program: Parameters<typeof start>[0]) => {
      const started = await start(program);
      await started.stop();
      return started.startedInMs;
    };
    const all: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      all.ours.push(await startedInMs(frontDoor));
      all.bare.push(await startedInMs({ ...bareRemixServer, path: '/' }));
    }
    const [ours, bare] = [median(all.ours), median(all.bare)];
    return [
      `Medians of ${ROUNDS} alternating starts`,
      [
        ['start to the first 200, against a bare Remix app', ours / bare, '×', { atMost: 2.5 }],
        ['front door, renderer and first page', ours, 'ms'],
        ['bare Remix app', bare, 'ms'],
      ],
    ];
  }),
);
