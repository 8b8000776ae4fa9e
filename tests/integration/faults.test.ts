import { expect, it } from 'vitest';
import { runCampaign } from '../faults/campaign';
import { printResult } from '../faults/report';

const FAULTS_MS = 60_000;
const TIMEOUT_MS = 300_000;

it(
  'every promise is kept while each kind of fault happens once',
  async () => {
    const log: string[] = [];
    const result = await runCampaign({
      ...{ seed: 'short', ms: FAULTS_MS, print: console.info },
      log: (line) => void log.push(line),
    });
    printResult(result);
    if (result.broken.length > 0) console.info(log.join('\n'));
    expect(result.broken).toEqual([]);
  },
  TIMEOUT_MS,
);
