import { expect, it } from 'vitest';
import { runCampaign } from './campaign';
import { printResult } from './report';

const FAULTS_MS = 60_000;
const { FAULTS_SEED = 'short' } = process.env;

it('every promise is kept while each kind of fault happens once', async () => {
  const result = await runCampaign({ seed: FAULTS_SEED, ms: FAULTS_MS, print: console.info });
  printResult(result);
  expect(result.broken).toEqual([]);
});
