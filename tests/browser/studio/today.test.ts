import type { SanityClient } from '@sanity/client';
import { createDraft, publishPage } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { moveWithinStudio, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

async function prepare(lake: SanityClient): Promise<void> {
  const brokenLink = { _key: 'a', _type: 'link', label: 'Nowhere', href: '/nowhere-at-all' };
  const head = { _type: 'pageHero', _key: 'more', layout: 'strip', title: 'More', actions: [brokenLink] };
  const near = await publishPage(lake, '/resources/near', 'A page of next week', [head]);
  const far = await publishPage(lake, '/resources/far', 'A page of next month');
  await lake.patch(near, { set: { visibleFrom: inDays(7) } }).commit();
  await lake.patch(far, { set: { visibleFrom: inDays(30) } }).commit();
  await createDraft(lake, 'faqItem-contact', { question: 'A question that is not published?' });
}

test('the tree opens with what there is to do; each entry leads there', async ({ editor, studio, lake }) => {
  await prepare(lake);
  const openToday = () => moveWithinStudio(editor, `${studio.url}/structure`);
  await openDocument(editor, 'company;page-company-about');
  await openToday();
  await expect(editor).toHaveURL(/\/structure\/today$/);

  await expect(editor.getByRole('link', { name: /A page of next week.*Comes/s })).toBeVisible();
  await expect(editor.getByRole('link', { name: /A page of next month/ })).toHaveCount(0);
  const deadLinks = editor.getByRole('link', { name: /Links that lead nowhere/ });
  await expect(deadLinks).toBeVisible();

  await editor.getByRole('link', { name: /A question that is not published\?/ }).click();
  await expect(editor.getByRole('textbox', { name: 'Question' })).toHaveValue(/not published/);

  await openToday();
  await editor.getByRole('link', { name: 'New article', exact: true }).click();
  await expect(editor.getByTestId('field-title').getByRole('textbox')).toBeVisible();

  await openToday();
  await deadLinks.click();
  await expect(editor.getByRole('heading', { level: 1, name: 'Needs attention' })).toBeVisible();
  await eventually(() => editor.url()).toContain('/attention');
});
