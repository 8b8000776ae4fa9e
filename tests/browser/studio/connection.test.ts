import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { lakeEditor } from '../../support/lake-editor';
import { openDocument } from '../../support/open-document';
import { publicPage } from '../../support/public-page';
import { publish } from '../../support/publish';
import { publishPage } from '../../support/publish-page';
import { expect } from '../../support/studio-expect';
import { test } from '../../support/studio-test';

const AWAY_MS = 20_000;
const BLINK_MS = 700;
/** A list delays the news of a loss by a second, and the notice comes two after that. */
const NOTICE_MS = 4_000;
const WRITES = 1_000;
const WRITERS = 4;

const question = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const trying = (page: Page) => page.getByText('Trying to connect…');
const spinners = (page: Page) => page.locator('[data-sanity-icon="spinner"]');
const draftOf = async (client: SanityClient, id: string) =>
  String((await client.getDocument(`drafts.${id}`))?.question);

test.beforeEach(({ expectedComplaints }) => {
  // The browser's own lines for what cannot be reached.
  expectedComplaints.push(/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/);
});

/** Types, and in the middle of it the connection goes; what then stands in the field is what must be kept. */
async function typeWhile(page: Page, cut: () => Promise<unknown>): Promise<string> {
  await question(page).fill('Is a question typed on');
  await Promise.all([question(page).pressSequentially(' when the line is cut?'), cut()]);
  await expect(trying(page)).toBeVisible();
  const kept = await question(page).inputValue();
  expect(kept).toContain('Is a question typed on');
  return kept;
}

/** Not only for the moment: nothing has come late, and waits for a welcome that has been. */
async function expectConnected(page: Page): Promise<void> {
  await sleep(NOTICE_MS);
  await expect(trying(page)).toHaveCount(0);
  await expect(spinners(page)).toHaveCount(0);
}

test.afterEach(async ({ editor, studio }) => {
  await editor.context().setOffline(false);
  await studio.site.startLake();
  // The next test publishes: the site, too, has to have found the lake again.
  const client = lakeEditor(studio.site);
  const title = `Found again at ${Date.now()}`;
  await publishPage(client, '/resources/found-again', title);
  const page = async () => (await fetch(`${studio.site.url}/resources/found-again`)).text();
  await expect.poll(page).toContain(title);
});

test('an editor without network for 20 s loses nothing, and comes back by himself', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  await openDocument(editor, 'shared;faqItem;faqItem-contact');
  const kept = await typeWhile(editor, () => editor.context().setOffline(true));
  await client.patch('faqItem-uptime').set({ question: 'What happened while you were away?' }).commit();
  await sleep(AWAY_MS);
  expect(await question(editor).inputValue()).toBe(kept);
  await editor.context().setOffline(false);

  await expect(trying(editor)).toHaveCount(0);
  await expect.poll(() => draftOf(client, 'faqItem-contact')).toBe(kept);
  await expect(question(editor)).toHaveValue(kept);
  const list = editor.getByTestId('document-list-pane');
  await expect(list.getByText('What happened while you were away?')).toBeVisible();
  await publish(editor);
  await publicPage(`${studio.site.url}/company/faq`, (html) => html.includes(kept));
});

test('a network that is gone for less than a second leaves neither notice nor spinner', async ({
  editor,
}) => {
  await openDocument(editor, 'shared;faqItem;faqItem-contact');
  await expect(spinners(editor)).toHaveCount(0);
  await editor.context().setOffline(true);
  await sleep(BLINK_MS);
  await editor.context().setOffline(false);
  await expectConnected(editor);
});

test('a lake that is killed under an editor and comes back finds the editor’s work waiting', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  await openDocument(editor, 'shared;faqItem;faqItem-training');
  const kept = await typeWhile(editor, () => studio.site.killLake());
  await studio.site.startLake();

  await expect(trying(editor)).toHaveCount(0);
  await expect.poll(() => draftOf(client, 'faqItem-training')).toBe(kept);
  await expect(question(editor)).toHaveValue(kept);
  await question(editor).fill('Is there a course after the crash?');
  await publish(editor);
  await expect
    .poll(() => client.getDocument('faqItem-training'))
    .toMatchObject({
      question: 'Is there a course after the crash?',
    });
});

/** Writes, each again until it is acknowledged. */
async function writeOn(client: SanityClient, lane: number, acknowledge: () => void): Promise<void> {
  for (let count = lane; count < WRITES; count += WRITERS) {
    const document = { _id: `test-counter-${count}`, _type: 'testCounter', count };
    const write = () => client.createOrReplace(document).then(acknowledge);
    await expect(write, 'the lake comes back').toPass();
  }
}

test('a lake that is killed during a thousand writes keeps them, and Studio hears of the next', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site).withConfig({ maxRetries: 0 });
  await openDocument(editor, 'shared;faqItem;faqItem-pricing');
  let acknowledged = 0;
  let killed: Promise<void> | undefined;
  const restart = async () => {
    await studio.site.killLake();
    await studio.site.startLake();
  };
  const lanes = Array.from({ length: WRITERS }, (_, lane) =>
    writeOn(client, lane, () => {
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
