import { fillLink } from '../../protocol/placeholders';
import { recordsIn } from '../support/archive';
import { archive, content } from '../support/content';
import { expect, type Locator, type Page, test } from '../support/site-test';

const WIDTHS = [390, 768, 1440] as const;
const HEIGHT = 900;

/** Boxes in the first row of each block that arranges its content in a grid, at each of the widths. */
const GRIDS: [block: string, columns: readonly [number, number, number]][] = [
  ['factsRow', [2, 2, 4]],
  ['featureGrid', [1, 1, 2]],
  ['capabilityGrid', [1, 2, 3]],
  ['industryGrid', [2, 2, 3]],
  ['testimonialRow', [1, 1, 3]],
  ['logoStrip', [2, 3, 6]],
  ['valueGrid', [1, 3, 3]],
  ['perkList', [1, 2, 2]],
  ['employeeQuotes', [1, 2, 4]],
  ['benefitGrid', [1, 2, 4]],
];

/** The first page with a block of that kind that fits, and a way to its list. */
function gridOf(type: string, fits = (_block: Record<string, unknown>) => true) {
  for (const { path, blocks } of archive.ofType('page')) {
    const index = recordsIn(blocks).findIndex((block) => block._type === type && fits(block));
    if (index === -1) continue;
    const list = (page: Page) =>
      page.locator('main section:not(section section)').nth(index).locator('ul, ol, dl').first();
    return { path: fillLink(String(path), archive.brand), list };
  }
  throw new Error(`no page has the block ${type}`);
}

const boxesInFirstRow = (grid: Locator) =>
  grid.evaluate((list) => {
    const tops = [...list.children].map((child) => Math.round(child.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

const all = GRIDS.map(([block, columns]) => ({ block, columns, ...gridOf(block) }));
for (const path of new Set(all.map((grid) => grid.path))) {
  const grids = all.filter((grid) => grid.path === path);
  test(`the grids on ${path} have as many columns as fit: ${grids.map(({ block }) => block)}`, async ({
    page,
  }) => {
    await page.goto(path);
    const counted = grids.map((): number[] => []);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const [index, { list }] of grids.entries())
        counted[index]?.push(await boxesInFirstRow(list(page)));
    }
    expect(counted).toEqual(grids.map(({ columns }) => columns));
  });
}

test('a capability that is not available is drawn differently from the others', async ({ page }) => {
  const { path, list } = gridOf('capabilityGrid', ({ cards }) =>
    recordsIn(cards).some(({ enabled }) => enabled === false),
  );
  await page.goto(path);
  const looks = await list(page)
    .locator('> li')
    .evaluateAll(
      (all, label) =>
        all.map((card) => {
          const { borderTopStyle: edge, backgroundColor: ground } = getComputedStyle(card);
          const title = card.querySelector('h3');
          const words = title ? getComputedStyle(title).color : '';
          return { isEnabled: !card.textContent?.includes(label), edge, ground, words };
        }),
      content.notAvailable,
    );
  for (const property of ['edge', 'ground', 'words'] as const) {
    const [enabled, disabled] = [true, false].map((isEnabled) => [
      ...new Set(looks.filter((look) => look.isEnabled === isEnabled).map((look) => look[property])),
    ]);
    expect([enabled?.length, disabled?.length], property).toEqual([1, 1]);
    expect(disabled, property).not.toEqual(enabled);
  }
});

test('emphasis is seen, with a typeface that has no italic', async ({ page }) => {
  await page.goto(content.pricing.path);
  const words = page.getByRole('heading', { level: 1 });
  const drawnAs = async (tag: string) => {
    await words.evaluate((heading, name) => heading.replaceChildren(document.createElement(name)), tag);
    await words.locator(tag).evaluate((element) => element.append('Illness'));
    return words.screenshot({ animations: 'disabled' });
  };
  expect((await drawnAs('em')).equals(await drawnAs('span'))).toBe(false);
});

test('on a phone long words of headings are hyphenated, except in English', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const isEnglish = /^en\b/.test(content.language);
  await expect(heading).toHaveCSS('hyphens', isEnglish ? 'manual' : 'auto');
  await expect(heading).toHaveCSS('hyphenate-limit-chars', isEnglish ? 'auto' : '12 4 4');
  await page.setViewportSize({ width: WIDTHS[2], height: HEIGHT });
  await expect(heading).toHaveCSS('hyphens', 'manual');
});
