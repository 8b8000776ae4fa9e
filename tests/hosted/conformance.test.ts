import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HostedSanity, PROJECT_ID, startHostedSanity } from './stand-in';

let sanity: HostedSanity;
beforeAll(async () => {
  sanity = await startHostedSanity('private', 'test');
});
afterAll(() => sanity?.stop());

/** In a process of its own, as an operator runs it against a project: nothing but variables says which one. */
it('the conformance suite passes on one dataset under the hosted names', async () => {
  const env = {
    ...process.env,
    SANITY_TEST_PROJECT_ID: PROJECT_ID,
    SANITY_TEST_DATASET: 'test',
    SANITY_TEST_TOKEN: sanity.token,
  };
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'content-lake'];
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(sanity.received.length).toBeGreaterThan(500);
});
