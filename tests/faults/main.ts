import { parseArgs } from 'node:util';
import { runCampaign } from './campaign';
import { printResult } from './report';

const FAULTS_PER_MINUTE = 1_000 / 30;
const MS_PER_MIN = 60_000;

/**
 * `npm run faults -- --seed N --minutes M --faults COUNT`: exits with 1 if a promise was broken.
 * Without a count, each kind of fault happens at least once; with 0, the load alone shows whether memory grows.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, minutes: { type: 'string' }, faults: { type: 'string' } },
});
const seed = values.seed ?? String(Date.now() % 1_000_000);
const minutes = Number(values.minutes ?? 30);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');
const faults = values.faults === undefined ? undefined : Number(values.faults);
console.info(`faults    --seed ${seed} --minutes ${minutes}`);
const atLeast = Math.round(FAULTS_PER_MINUTE * minutes);
const result = await runCampaign({ seed, ms: minutes * MS_PER_MIN, faults, atLeast, print: console.info });
printResult(result);
process.exit(result.broken.length === 0 ? 0 : 1);
