import { expect, type Page, test } from '@playwright/test';
import { findingsOn, NARROW_PX, newAuditedPage, openAudited } from '../support/audited-page';
import { axeFindings } from '../support/axe-findings';
import { content } from '../support/content';

/** Tracing the audits takes longer than they do. */
test.use({ trace: 'off' });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await newAuditedPage(browser);
});
test.afterAll(() => page.close());

for (const path of [...content.paths, '/nothing-here']) {
  test(`axe finds nothing on ${path}`, async () => {
    // What else a width or a theme changes is on the pages of each kind.
    const isFirst = content.kinds.includes(path);
    await openAudited(page, path, isFirst ? 1440 : NARROW_PX);
    expect(await (isFirst ? findingsOn(page) : findingsOn(page, [NARROW_PX], ['light']))).toEqual([]);
  });
}

test('axe reports a missing label', async () => {
  await openAudited(page, content.pricing.path, 390);
  await page.evaluate(() =>
    document.querySelector('header button[aria-label="Open menu"]')?.removeAttribute('aria-label'),
  );
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^button-name: /)]);
});
