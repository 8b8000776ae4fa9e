import { expect, it } from 'vitest';
import { content } from '../support/content';
import { load } from './load';
import { frontDoor, withMeasuredSite } from './measured-site';
import { report } from './promise';
import { getRequest } from './rounds';

const REQUESTS = 100_000;
const ENCODINGS = ['br', 'gzip', 'identity'];
const STEPS = 5;
const CONNECTIONS = 20;
/** Short, so that a fifth of the requests covers every page in every encoding. */
const SLICE_MS = 20;
const MEASURE_TIMEOUT_MS = 900_000;
/** Relative to the memory after a fifth, when every page has been sent in every encoding. */
const FLAT = 1.1;

it(
  'memory of front door and renderer over a hundred thousand requests',
  () =>
    withMeasuredSite(async ({ start }) => {
      const door = await start(frontDoor);
      const pages = content.paths;
      const requests = ENCODINGS.flatMap((encoding) => pages.map((path) => getRequest(path, encoding)));
      const held: number[] = [];
      let sent = 0;
      for (let turn = 0; sent < REQUESTS || turn < requests.length * STEPS; turn += 1) {
        const request = requests[turn % requests.length] ?? '';
        sent += (await load(door.port, request, CONNECTIONS, SLICE_MS)).requests;
        const share = Math.min(sent / REQUESTS, turn / (requests.length * STEPS));
        if (share >= (held.length + 1) / STEPS) held.push(door.memoryMb());
      }
      held.push(door.memoryMb());
      const last = held.at(-1) ?? Number.NaN;
      const broken = report(`${sent} requests of ${pages.length} pages`, [
        { what: 'memory at the end', measured: last, unit: 'MB', promised: { atMost: 300 } },
        {
          what: 'memory at the end, against that after a fifth of them',
          measured: last / (held[0] ?? Number.NaN),
          unit: '×',
          promised: { atMost: FLAT },
        },
        ...held.map((measured, step) => ({ what: `after ${step + 1}/${STEPS}`, measured, unit: 'MB' })),
      ]);
      expect(broken).toEqual([]);
    }),
  MEASURE_TIMEOUT_MS,
);
