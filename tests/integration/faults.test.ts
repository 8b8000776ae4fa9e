import { expect, it } from 'vitest';
import { runCampaign } from '../faults/campaign';
import { printResult } from '../faults/report';

const FAULTS_MS = 60_000;
const TIMEOUT_MS = 300_000;

it(
  'every promise is kept while each kind of fault happens once',
  async () => {
    const result = await runCampaign({ seed: 'short', ms: FAULTS_MS, print: console.info });
    printResult(result);
    expect(result.broken).toEqual([]);
  },
  TIMEOUT_MS,
);
