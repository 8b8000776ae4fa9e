import { beforeEach, expect, it } from 'vitest';
import { answerWith, clientOf } from '../lake/lake-with.fixture';
import { discardSiteIndex, readSiteIndex } from './site-index';
import { NOTHING } from './site-index.fixture';

let now = 0;
let readings = 0;
/** How long each reading takes, ms. */
let duration = 0;
let fails = false;
const clock = () => now;

const answer = answerWith(() => {
  readings += 1;
  now += duration;
  if (fails) throw new Error('The lake is away.');
  return { result: NOTHING };
});
const client = clientOf(answer);

beforeEach(() => {
  discardSiteIndex();
  now = 0;
  readings = 0;
  duration = 0;
  fails = false;
});

it('is read once for validations at the same time, and again a second later', async () => {
  await Promise.all([readSiteIndex(client, clock), readSiteIndex(client, clock)]);
  now = 999;
  await readSiteIndex(client, clock);
  expect(readings).toBe(1);
  now = 1_000;
  await readSiteIndex(client, clock);
  expect(readings).toBe(2);
});

it('is kept longer where reading takes long', async () => {
  duration = 500;
  await readSiteIndex(client, clock);
  now += 3_999;
  await readSiteIndex(client, clock);
  expect(readings).toBe(1);
});

it('is read again after a failure, and when it is discarded', async () => {
  fails = true;
  await expect(readSiteIndex(client, clock)).rejects.toThrow('away');
  fails = false;
  await readSiteIndex(client, clock);
  discardSiteIndex();
  await readSiteIndex(client, clock);
  expect(readings).toBe(3);
});
