import type { Page } from '@playwright/test';
import { openFromTree } from '../../support/open-from-tree';
import { publicPage } from '../../support/public-page';
import { publish } from '../../support/publish';
import { expect } from '../../support/studio-expect';
import { test } from '../../support/studio-test';

const SAMPLE = { name: 'Plinth', slug: 'plinth' };
const RENAMED = { name: 'Cornice', slug: 'cornice' };
const pathsOf = (slug: string) => [
  `/company/why-${slug}`,
  `/support/${slug}-academy`,
  `/${slug}-rights/privacy-policy`,
];

async function rename(page: Page, { name, slug }: typeof SAMPLE): Promise<void> {
  await page.getByRole('textbox', { name: 'Product name' }).fill(name);
  await page.getByRole('textbox', { name: 'Product’s short name' }).fill(slug);
  await publish(page);
}

test('the product’s new name is in every text and path, and its old paths are gone', async ({
  editor,
  studio,
}) => {
  await openFromTree(editor, 'Settings', 'Site settings');
  await rename(editor, RENAMED);
  const home = await publicPage(
    `${studio.site.url}/`,
    (html) => html.includes(RENAMED.name) && !html.includes(SAMPLE.name),
  );
  expect(home.title).toContain(RENAMED.name);
  const hrefs = [...home.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(hrefs).toEqual(expect.arrayContaining(pathsOf(RENAMED.slug)));
  expect(hrefs.filter((href) => href.startsWith('/') && href.includes(SAMPLE.slug))).toEqual([]);

  const statusOf = async (path: string) =>
    (await fetch(studio.site.url + path, { redirect: 'manual' })).status;
  expect(await Promise.all(pathsOf(RENAMED.slug).map(statusOf))).toEqual([200, 200, 200]);
  expect(await Promise.all(pathsOf(SAMPLE.slug).map(statusOf))).toEqual([404, 404, 404]);
  const sitemap = await (await fetch(`${studio.site.url}/sitemap.xml`)).text();
  for (const path of pathsOf(RENAMED.slug)) expect(sitemap).toContain(`${path}</loc>`);
  for (const path of pathsOf(SAMPLE.slug)) expect(sitemap).not.toContain(`${path}</loc>`);

  await rename(editor, SAMPLE);
  await publicPage(
    `${studio.site.url}/company/why-${SAMPLE.slug}`,
    (html, status) => status === 200 && html.includes(SAMPLE.name),
  );
});
