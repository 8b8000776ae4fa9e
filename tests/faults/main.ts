import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { runCampaign } from './campaign';
import { printResult } from './report';

const FAULTS_PER_MINUTE = 1_000 / 30;
const MS_PER_MIN = 60_000;

/** `npm run faults -- --seed N --minutes M`: exits with 1 if a promise was broken. */
const { values } = parseArgs({ options: { seed: { type: 'string' }, minutes: { type: 'string' } } });
const seed = values.seed ?? String(Date.now() % 1_000_000);
const minutes = Number(values.minutes ?? 30);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');
const folder = join(PROJECT_ROOT, '.cache', 'faults');
mkdirSync(folder, { recursive: true });
const file = createWriteStream(join(folder, `${seed}.log`));
const log = (line: string) => void file.write(`${(performance.now() / 1_000).toFixed(1)} ${line}\n`);
const result = await runCampaign({
  ...{ seed, log, print: console.info },
  ms: minutes * MS_PER_MIN,
  faults: Math.round(FAULTS_PER_MINUTE * minutes),
});
printResult(result);
console.info(`seed ${seed}; what the programs have printed: ${String(file.path)}`);
process.exit(result.broken.length === 0 ? 0 : 1);
