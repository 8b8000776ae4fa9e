import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, startSite } from '../support/start-site';

const SECRET = 'the secret of the webhook';
const PREVIOUS_SECRET = 'the secret before that one';
const BODY = JSON.stringify({ _id: 'page-home' });

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({
    env: { SANITY_WEBHOOK_SECRET: SECRET, SANITY_WEBHOOK_SECRET_PREVIOUS: PREVIOUS_SECRET },
  });
});
afterAll(() => site?.stop());

async function statusOf(secret: string): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'sanity-webhook-signature': await encodeSignatureHeader(BODY, Date.now(), secret),
  };
  return (await fetch(`${site.url}/api/revalidate`, { method: 'POST', body: BODY, headers })).status;
}

it.each([
  ['the secret', SECRET, 200],
  ['the previous secret', PREVIOUS_SECRET, 200],
  ['another secret', 'some other secret', 401],
])(
  'a message of the webhook that is signed with %s is answered with its status',
  async (_, secret, status) => {
    expect(await statusOf(secret)).toBe(status);
  },
);

it('without a secret the endpoint is a 404', async () => {
  const open = await startSite();
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${open.url}/api/revalidate`, { method: 'POST', body: BODY, headers });
  expect(answer.status).toBe(404);
  await open.stop();
});
