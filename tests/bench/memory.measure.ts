import { content } from '../support/content';
import { load } from './load';
import { frontDoor, withMeasuredSite } from './measured-site';
import { bench, type Line } from './promise';
import { getRequest } from './rounds';

const REQUESTS = 100_000;
const ENCODINGS = ['br', 'gzip', 'identity'];
const STEPS = 5;
const CONNECTIONS = 20;
/** Short, so that a fifth of the requests covers every page in every encoding. */
const SLICE_MS = 20;
/** Relative to the memory after a fifth, when every page has been sent in every encoding. */
const FLAT = 1.1;

bench('memory of front door and renderer over a hundred thousand requests', 15, () =>
  withMeasuredSite(async ({ start }) => {
    const door = await start(frontDoor);
    const requests = ENCODINGS.flatMap((encoding) => content.paths.map((path) => getRequest(path, encoding)));
    const held: number[] = [];
    let sent = 0;
    for (let turn = 0; sent < REQUESTS || turn < requests.length * STEPS; turn += 1) {
      const request = requests[turn % requests.length] ?? '';
      sent += (await load(door.port, request, CONNECTIONS, SLICE_MS)).requests;
      const share = Math.min(sent / REQUESTS, turn / (requests.length * STEPS));
      if (share >= (held.length + 1) / STEPS) held.push(door.memoryMb());
    }
    const last = door.memoryMb();
    const growth = last / (held[0] ?? Number.NaN);
    const steps = [...held, last].map((mb, step): Line => [`after ${step + 1}/${STEPS}`, mb, 'MB']);
    return [
      `${sent} requests of ${content.paths.length} pages`,
      [
        ['memory at the end', last, 'MB', { atMost: 300 }],
        ['memory at the end, against that after a fifth of them', growth, '×', { atMost: FLAT }],
        ...steps,
      ],
    ];
  }),
);
