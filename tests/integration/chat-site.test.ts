import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serverTextsOf } from '../../app/texts/texts.server';
import { content } from '../support/content';
import {
  answering,
  type FakeWorkflowHost,
  misbehaviours,
  startFakeWorkflowHost,
} from '../support/fake-workflow-host';
import { readPage } from '../support/read-page';
import { ownSite } from '../support/test-site';
import { newVisitor } from '../support/visitor';

const AUTHORIZATION = 'Bearer authorization-canary';
/** The real one. */
const DEADLINE_MS = 15_000;

let visitors = 0;

/** Sends a message as a page of the site would, each from a new address and session. */
async function send(site: { url: string }, message: string) {
  visitors += 1;
  const response = await fetch(`${site.url}/api/chat?query-canary=1`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: site.url,
      ...newVisitor(),
      Referer: `${site.url}/referer-canary`,
      'User-Agent': 'agent-canary',
    },
    body: JSON.stringify({ message, sessionId: `session-canary-${visitors}` }),
  });
  const body: { output?: string; error?: { code: string } } = await response.json();
  return { status: response.status, headers: response.headers, body };
}

describe('with a workflow', () => {
  let host: FakeWorkflowHost;
  const site = ownSite(async () => {
    host = await startFakeWorkflowHost();
    const workflow = { CHAT_WEBHOOK_URL: host.url, CHAT_WEBHOOK_AUTHORIZATION: AUTHORIZATION };
    return { env: { ...workflow, LOG_LEVEL: 'debug' } };
  });
  afterAll(() => host.stop());

  it('forwards the message, and returns the reply', async () => {
    const { status, body, headers } = await send(site, 'message-canary');
    expect({ status, body }).toEqual({ status: 200, body: { output: 'echo: message-canary' } });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(host.calls.at(-1)?.headers.authorization).toBe(AUTHORIZATION);
    expect(Object.keys(JSON.parse(host.calls.at(-1)?.body ?? '{}'))).toEqual(['message', 'sessionId']);
  });

  it('waits 15 s for a whole answer, and pages are served meanwhile', { tags: ['nightly'] }, async () => {
    host.when('silent', misbehaviours.silent);
    host.when('drip', misbehaviours.drip);
    const start = performance.now();
    const slow = Promise.all(['silent', 'drip'].map((message) => send(site, message)));
    expect((await fetch(site.url)).status).toBe(200);
    for (const { status, body } of await slow)
      expect([status, body.error?.code]).toEqual([504, 'assistant_timeout']);
    expect(performance.now() - start).toBeGreaterThan(DEADLINE_MS - 50);
  });

  it('reveals nothing of the host or the visitor in answers, logs and browser files', async () => {
    host.when('bad', answering(500, '{"message":"upstream-canary"}'));
    const { body } = await send(site, 'bad');
    const client = readdirSync('build/client', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    const page = await readPage(site.url);
    const places = { body: JSON.stringify(body), log: site.output().join('\n'), page: page.html };
    for (const [place, text] of Object.entries({ ...places, client: client.join('\n') })) {
      expect(`${place} ${text.includes(host.secret)}`).toBe(`${place} false`);
      expect(`${place} ${/CHAT_WEBHOOK|[a-z]+-canary/.exec(text)?.[0]}`).toBe(`${place} undefined`);
    }
    expect(places.log).toContain('"outcome":"bad_reply"');
    expect(places.log).toContain('"outcome":"answered"');
  });
});

describe('without a workflow', () => {
  const site = ownSite();

  const { awayMessage, contact, suggestions, title } = content.chat;
  const replyTo = async (question: string) => (await send(site, question)).body.output ?? '';
  const launcher = async (path: string, name = title) =>
    (await readPage(site.url + path)).document.querySelector(`button[aria-label="${name}"]`);

  it('answers every suggested question from published content', async () => {
    expect(suggestions.length).toBeGreaterThan(0);
    for (const question of suggestions) expect(await replyTo(question)).not.toContain(awayMessage);
  });

  it('has no answer to what the site says nothing of, and links to the contact page', async () => {
    expect(await replyTo('zebra')).toBe(`${awayMessage}\n[${contact.name}](${contact.path})`);
  });

  it('uses new published answers, and drops deleted ones', async () => {
    const span = { _type: 'span', _key: 'b', text: 'Yes, {product} does.', marks: [] };
    const answer = [{ _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [span] }];
    await site.editor.create({
      _id: 'faq-llama',
      _type: 'faqItem',
      question: 'Do you count llamas?',
      answer,
    });
    const shown = 'blocks[_type == "faqGroups"].groups[0].items';
    await site.editor
      .patch(content.faq.id)
      .append(shown, [{ _type: 'reference', _key: 'llama', _ref: 'faq-llama' }])
      .commit();
    const { productName, faq } = content;
    const reply = new RegExp(`^Yes, ${productName} does\\.\\n\\[.*llamas\\?\\]\\(${faq.path}#`);
    await expect.poll(() => replyTo('are llamas counted?')).toMatch(reply);
    await site.editor
      .patch(content.faq.id)
      .unset([`${shown}[_key == "llama"]`])
      .commit();
    await site.editor.delete('faq-llama');
    await expect.poll(() => replyTo('are llamas counted?')).toContain(contact.path);
  });

  it('is removed from every page, and answers nothing, when it is disabled in Studio', async () => {
    for (const path of ['/', '/nothing-here']) expect(await launcher(path)).not.toBeNull();
    await site.editor.patch('chatSettings').set({ enabled: false }).commit();
    for (const path of ['/', '/nothing-here']) await expect.poll(() => launcher(path)).toBeNull();
    expect((await send(site, 'hello')).body.error?.code).toBe('chat_unavailable');
    await site.editor.patch('chatSettings').set({ enabled: true }).commit();
    await expect.poll(() => launcher('/')).not.toBeNull();
  });

  it('shows its button with default texts if settings are invalid', async () => {
    await site.editor.patch('chatSettings').set({ title: 7 }).commit();
    await expect.poll(() => launcher('/', serverTextsOf(content.language).chat.title)).not.toBeNull();
    await site.editor
      .patch('chatSettings')
      .set({ title: 'Ask us', enabled: false })
      .unset(['greeting'])
      .commit();
    await expect.poll(() => launcher('/')).toBeNull();
    expect(await launcher('/', 'Ask us')).toBeNull();
  });
});
