import { JSDOM } from 'jsdom';
import { publicPage, textsOf } from '../../support/public-page';
import { structuredDataOf } from '../../support/structured-data';
import { eventually, expect } from '../../support/studio-expect';
import { closeDialogs, openInPlace, publish, typeOnText } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'article-three-way-match';
const PATH = '/company/blog/three-way-match';
/** Markup, marks of direction, an emoji of four with joiners, and what templates and XML would read. */
const READABLE = `<script>alert(1)</script><img src=x onerror=alert(2)> \u202Eabc 👨‍👩‍👧‍👦 {{7*7}} ]]>&amp;"' </title>`;
const CONTROLS = '\0\u0007\u001B\u007F';
const HALF_EMOJI = 0xd83d;
const LONG = 'letters'.repeat(500);

test('hostile text typed on the page stays text everywhere', async ({ editor, studio, lake }) => {
  const { url } = studio.site;
  const before = await lake.getDocument(ID);
  const page = await openInPlace(editor, PATH);
  const heading = page.getByRole('heading', { level: 1 });
  const title = String(before?.title);
  const typed = await typeOnText(page, heading);
  await typed.press('Control+End');
  await editor.keyboard.insertText(` {product ${CONTROLS}${READABLE}`);
  // Playwright sends only whole characters.
  await typed.evaluate(
    (_, code) => document.execCommand('insertText', false, String.fromCharCode(code)),
    HALF_EMOJI,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Nothing fills “{product”' })).toBeVisible();
  await editor.keyboard.press('Enter');
  const draftTitle = async () => (await lake.getDocument(`drafts.${ID}`))?.title;
  await eventually(draftTitle).toBe(`${title} {product ${READABLE}`);

  await editor.getByTestId('action-publish').click();
  await expect(editor.getByRole('dialog')).toContainText('Nothing fills “{product”');
  await closeDialogs(editor);
  const paragraph = page.locator('article p').filter({ hasText: 'a simple control' }).first();
  await typeOnText(page, heading);
  await typed.press('Control+A');
  await editor.keyboard.insertText(READABLE);
  await editor.keyboard.press('Enter');
  await expect(page.locator('typed-text')).toHaveCount(0);
  await typeOnText(page, paragraph);
  await typed.press('Control+End');
  await editor.keyboard.insertText(LONG);
  await editor.keyboard.press('Enter');
  await expect(page.locator('typed-text')).toHaveCount(0);
  await eventually(draftTitle).toBe(READABLE);
  await publish(editor);

  const article = await publicPage(url + PATH, (html) => html.includes(LONG));
  expect(textsOf(article, 'h1')).toEqual([READABLE]);
  expect(article.querySelectorAll('[onerror]')).toHaveLength(0);
  expect(JSON.stringify(structuredDataOf(article))).toContain('<script>alert(1)</script>');
  const rss = new JSDOM(await (await fetch(`${url}/rss.xml`)).text(), { contentType: 'text/xml' });
  expect(textsOf(rss.window.document, 'item > title')).toContain(READABLE);
  const found = await publicPage(`${url}/search?q=onerror`, (html) =>
    html.includes('onerror</mark>=alert(2)'),
  );
  expect(found.querySelectorAll('[onerror]')).toHaveLength(0);
});
