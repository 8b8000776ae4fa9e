import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { publishPage } from '../../support/lake-editor';
import { untilPublic } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, openTree, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

/**
 * Requests are then retried at their longest interval. After half a minute and hundreds of failed requests, a context of
 * an automated Chromium sometimes loses its cookies as it goes online.
 */
const OFFLINE_MS = 8_000;
const SHORT_OUTAGE_MS = 700;
/** A list reports a lost connection after one second, and the notice follows two seconds later. */
const NOTICE_MS = 4_000;
/** Studio keeps a document for 5 s after it has been left. */
const FORGOTTEN_MS = 7_000;
const MEANWHILE = 'A question that changed while you were away?';
const NIGHTLY = { tag: '@nightly' };

const question = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const connectionNotice = (page: Page) => page.getByText('Trying to connect…');
const spinners = (page: Page) => page.locator('[data-sanity-icon="spinner"]');
const draftOf = async (lake: SanityClient, id: string) =>
  String((await lake.getDocument(`drafts.${id}`))?.question);

test.beforeEach(({ expectedComplaints }) => {
  // The browser logs requests that fail.
  expectedComplaints.push(
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
    // Studio logs the same of its history.
    /Error fetching events TypeError: Failed to fetch/,
    // A query may wait for its turn until its deadline while the lake restarts.
    /status of 504/,
    // A commit that the lake had stored when it was killed is sent again.
    /status of 409 .*document\.commit/,
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

test.afterEach(async ({ editor, studio, lake }) => {
  await editor.context().setOffline(false);
  await studio.site.startLake();
  // The next test publishes, so the site too must be connected to the lake again.
  const title = `Found again at ${Date.now()}`;
  await publishPage(lake, '/resources/found-again', title);
  await untilPublic(`${studio.site.url}/resources/found-again`, (html) => html.includes(title));
});

test(
  'an editor without network loses nothing and reconnects automatically',
  NIGHTLY,
  async ({ editor, studio, lake }) => {
    await openDocument(editor, 'shared;faqItem;faqItem-contact');
    const typed = await typeWhile(editor, () => editor.context().setOffline(true));
    await lake.patch('faqItem-uptime', { set: { question: MEANWHILE } }).commit();
    await sleep(OFFLINE_MS);
    expect(await question(editor).inputValue()).toBe(typed);
    await editor.context().setOffline(false);

    await expect(connectionNotice(editor)).toHaveCount(0);
    await eventually(() => draftOf(lake, 'faqItem-contact')).toBe(typed);
    await expect(question(editor)).toHaveValue(typed);
    const list = editor.getByTestId('document-list-pane');
    await expect(list.getByText(MEANWHILE)).toBeVisible();
    await publish(editor);
    await untilPublic(`${studio.site.url}/company/faq`, (html) => html.includes(typed));
  },
);

test(
  'a network outage of less than a second leaves neither notice nor spinner',
  NIGHTLY,
  async ({ editor }) => {
    await openDocument(editor, 'shared;faqItem;faqItem-contact');
    await expect(spinners(editor)).toHaveCount(0);
    await editor.context().setOffline(true);
    await sleep(SHORT_OUTAGE_MS);
    await editor.context().setOffline(false);
    // Neither a late notice, nor a listener that missed its welcome.
    await expect(connectionNotice(editor).waitFor({ timeout: NOTICE_MS })).rejects.toThrow();
    await expect(spinners(editor)).toHaveCount(0);
  },
);

/** After an outage the form has what was typed, takes changes of others, and can be published. */
async function expectReconnected(editor: Page, lake: SanityClient, id: string, typed: string): Promise<void> {
  await expect(connectionNotice(editor)).toHaveCount(0);
  await eventually(() => draftOf(lake, id)).toBe(typed);
  await expect(question(editor)).toHaveValue(typed);
  await lake.patch(`drafts.${id}`, { set: { question: MEANWHILE } }).commit();
  await expect(question(editor)).toHaveValue(MEANWHILE);
  await question(editor).fill('Is there a course after the crash?');
  await publish(editor);
  await eventually(() => lake.getDocument(id)).toMatchObject({
    question: 'Is there a course after the crash?',
  });
}

test('what was typed while the lake was killed is stored although its document was left', async ({
  editor,
  studio,
  lake,
}) => {
  const id = 'faqItem-pricing';
  await openDocument(editor, `shared;faqItem;${id}`);
  const typed = await typeWhile(editor, () => studio.site.killLake());
  await openTree(editor, studio.url);
  await sleep(FORGOTTEN_MS);
  await studio.site.startLake();
  await eventually(() => draftOf(lake, id)).toBe(typed);
  await openDocument(editor, `shared;faqItem;${id}`);
  await expectReconnected(editor, lake, id, typed);
});

test(
  'a document that stays open while the lake is killed is stored once it is back',
  NIGHTLY,
  async ({ editor, studio, lake }) => {
    const id = 'faqItem-training';
    await openDocument(editor, `shared;faqItem;${id}`);
    const typed = await typeWhile(editor, () => studio.site.killLake());
    await studio.site.startLake();
    await expectReconnected(editor, lake, id, typed);
  },
);
