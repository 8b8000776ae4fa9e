import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { lakeEditor, publishPage } from '../../support/lake-editor';
import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const OFFLINE_MS = 30_000;
const SHORT_OUTAGE_MS = 700;
/** A list reports a lost connection after one second, and the notice follows two seconds later. */
const NOTICE_MS = 4_000;
const WRITES = 1_000;
const WRITERS = 4;

const question = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const connectionNotice = (page: Page) => page.getByText('Trying to connect…');
const spinners = (page: Page) => page.locator('[data-sanity-icon="spinner"]');
const draftOf = async (client: SanityClient, id: string) =>
  String((await client.getDocument(`drafts.${id}`))?.question);

test.beforeEach(({ expectedComplaints }) => {
  // The browser logs requests that fail.
  expectedComplaints.push(
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
  );
});

/** Cuts the connection during typing. @returns the text in the field, which must not be lost */
async function typeWhile(page: Page, cut: () => Promise<unknown>): Promise<string> {
  await question(page).fill('Is a question typed on');
  await Promise.all([question(page).pressSequentially(' when the line is cut?'), cut()]);
  await expect(connectionNotice(page)).toBeVisible();
  const typed = await question(page).inputValue();
  expect(typed).toContain('Is a question typed on');
  return typed;
}

/** Waits first: a late notice, or a listener that missed its welcome, shows only after a while. */
async function expectConnected(page: Page): Promise<void> {
  await sleep(NOTICE_MS);
  await expect(connectionNotice(page)).toHaveCount(0);
  await expect(spinners(page)).toHaveCount(0);
}

test.afterEach(async ({ editor, studio }) => {
  await editor.context().setOffline(false);
  await studio.site.startLake();
  // The next test publishes, so the site too must be connected to the lake again.
  const client = lakeEditor(studio.site);
  const title = `Found again at ${Date.now()}`;
  await publishPage(client, '/resources/found-again', title);
  const page = async () => (await fetch(`${studio.site.url}/resources/found-again`)).text();
  await expect.poll(page).toContain(title);
});

test('an editor without network for 30 s loses nothing and reconnects automatically', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  await openDocument(editor, 'shared;faqItem;faqItem-contact');
  const typed = await typeWhile(editor, () => editor.context().setOffline(true));
  await client
    .patch('faqItem-uptime')
    .set({ question: 'A question that changed while you were away?' })
    .commit();
  await sleep(OFFLINE_MS);
  expect(await question(editor).inputValue()).toBe(typed);
  await editor.context().setOffline(false);

  await expect(connectionNotice(editor)).toHaveCount(0);
  await expect.poll(() => draftOf(client, 'faqItem-contact')).toBe(typed);
  await expect(question(editor)).toHaveValue(typed);
  const list = editor.getByTestId('document-list-pane');
  await expect(list.getByText('A question that changed while you were away?')).toBeVisible();
  await publish(editor);
  await publicPage(`${studio.site.url}/company/faq`, (html) => html.includes(typed));
});

test('a network outage of less than a second leaves neither notice nor spinner', async ({ editor }) => {
  await openDocument(editor, 'shared;faqItem;faqItem-contact');
  await expect(spinners(editor)).toHaveCount(0);
  await editor.context().setOffline(true);
  await sleep(SHORT_OUTAGE_MS);
  await editor.context().setOffline(false);
  await expectConnected(editor);
});

test('after the lake is killed and restarted, Studio sends the editor’s pending work', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  await openDocument(editor, 'shared;faqItem;faqItem-training');
  const typed = await typeWhile(editor, () => studio.site.killLake());
  await studio.site.startLake();

  await expect(connectionNotice(editor)).toHaveCount(0);
  await expect.poll(() => draftOf(client, 'faqItem-training')).toBe(typed);
  await expect(question(editor)).toHaveValue(typed);
  await question(editor).fill('Is there a course after the crash?');
  await publish(editor);
  await expect
    .poll(() => client.getDocument('faqItem-training'))
    .toMatchObject({
      question: 'Is there a course after the crash?',
    });
});

/** Writes every document of a lane; retries each until it is acknowledged. */
async function writeLane(client: SanityClient, lane: number, acknowledge: () => void): Promise<void> {
  for (let count = lane; count < WRITES; count += WRITERS) {
    const document = { _id: `test-counter-${count}`, _type: 'testCounter', count };
    const write = () => client.createOrReplace(document).then(acknowledge);
    await expect(write, 'the lake comes back').toPass();
  }
}

test('a lake that is killed during a thousand writes loses none, and Studio receives the next', async ({
  editor,
  studio,
  expectedComplaints,
}) => {
  // On a slow machine a query may wait for its turn until its deadline while the lake restarts.
  expectedComplaints.push(/status of 504/);
  const client = lakeEditor(studio.site).withConfig({ maxRetries: 0 });
  await openDocument(editor, 'shared;faqItem;faqItem-pricing');
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const restart = async () => {
    await studio.site.killLake();
    await studio.site.startLake();
  };
  const lanes = Array.from({ length: WRITERS }, (_, lane) =>
    writeLane(client, lane, () => {
      acknowledged += 1;
      if (acknowledged === WRITES / 2) killed = restart();
    }),
  );
  await Promise.all(lanes);
  await killed;
  expect(await client.fetch('count(*[_type == "testCounter"])')).toBe(WRITES);

  await expect(question(editor)).toBeEditable();
  await expectConnected(editor);
  await client.patch('faqItem-pricing').set({ question: 'What does it cost after all?' }).commit();
  await expect(question(editor)).toHaveValue('What does it cost after all?');
  await question(editor).fill('And what does it cost in the end?');
  await expect.poll(() => draftOf(client, 'faqItem-pricing')).toBe('And what does it cost in the end?');
});
