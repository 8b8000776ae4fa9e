import { content } from '../support/content';
import { expect, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';

const ARTICLE = content.post.path;
const LEGAL = content.privacy.path;
/** An A4 page between margins of 18 mm, in CSS pixels. */
const PAPER = { width: 658, height: 986 };

test.use({ viewport: PAPER });

async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
}
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--colour-ink'));

for (const path of [ARTICLE, LEGAL]) {
  test(`${path} is printed without header, footer, navigation and buttons`, async ({ page }) => {
    await openOnPaper(page, path);
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      for (const part of await page.getByRole(role, { includeHidden: true }).all())
        await expect(part).toBeHidden();
    await expect(page.getByText(texts.frame.skip)).toBeHidden();
    // Questions are buttons on screen: their words are printed as headings.
    await expect(page.getByRole('button').and(page.locator(':not(h3 > *)'))).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page ends where its text ends.
    const [text, whole] = await page.evaluate(() => [
      document.querySelector('main')?.getBoundingClientRect().height ?? 0,
      document.documentElement.scrollHeight,
    ]);
    expect(whole - text).toBeLessThanOrEqual(PAPER.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER.width);
  });
}

test('on paper the text is dark on white in every theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  const light = await ground(page);
  await page
    .getByRole('group', { name: texts.frame.theme })
    .getByRole('button', { name: texts.frame.darkTheme })
    .click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground(page)).toBe(light);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
});

test('on paper the words of a dark band are dark on white', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const dark = (selector: string) =>
    page.evaluate((found) => {
      const probe = document.createElement('p');
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      const words = [...document.querySelectorAll(found)];
      return [words.length > 0, words.filter((each) => getComputedStyle(each).color !== color).length];
    }, selector);
  const TITLES = 'main section :is(h1, h2), main section > ul > li > a';
  const [, light] = await dark(TITLES);
  expect(light).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await dark(TITLES)).toEqual([true, 0]);
});

test('a link is followed by its address on paper, not on screen; an anchor on the page never is', async ({
  page,
}) => {
  await openOnPaper(page, ARTICLE);
  const found = page.getByRole('main').locator('p a[href^="/"]').first();
  const href = (await found.getAttribute('href')) ?? '';
  // The locator would look for another link once this one's address has changed.
  const link = await found.evaluateHandle((element) => element);
  const after = (element: Element) => getComputedStyle(element, '::after').content;
  expect(await link.evaluate(after)).toBe(`" (${href})"`);
  // No article has such a link; the rule is that of links in texts.
  await link.evaluate((element) => element.setAttribute('href', '#there'));
  expect(await link.evaluate(after)).toBe('none');
  await link.evaluate((element, to) => element.setAttribute('href', to), href);
  await page.emulateMedia({ media: 'screen' });
  expect(await link.evaluate(after)).toBe('none');
});

test('page breaks split no figure, quote, row or note, and follow no heading', async ({ page }) => {
  await openOnPaper(page, ARTICLE);
  const broken = await page.evaluate(() => {
    const whole = [...document.querySelectorAll('main :is(figure, blockquote, tr, [role="note"])')];
    const heads = [...document.querySelectorAll('main :is(h2, h3)')];
    return [
      whole.length > 3 && heads.length > 3,
      ...whole.map((element) => getComputedStyle(element).breakInside === 'avoid'),
      ...heads.map((element) => getComputedStyle(element).breakAfter === 'avoid'),
    ];
  });
  expect(broken).not.toContain(false);
});

test('every answer is printed, open or closed', async ({ page }) => {
  await openOnPaper(page, content.faq.path);
  const answers = page.locator('main [data-answer][data-state="closed"]');
  expect(await answers.count()).toBeGreaterThan(5);
  const lowest = () =>
    answers.evaluateAll((all) => Math.min(...all.map((answer) => answer.getBoundingClientRect().height)));
  // The change from screen to print styles opens the answers with a transition.
  await expect.poll(lowest).toBeGreaterThan(30);
});

test('a printed article has two to six pages', async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(7);
});
