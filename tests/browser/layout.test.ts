import { expect, type Locator, type Page, test } from '@playwright/test';
import { seedArchive } from '../support/seed-archive';

const WIDTHS = [390, 768, 1440] as const;
const HEIGHT = 900;

/** Boxes in the first row of each block that arranges its content in a grid, at each of the widths. */
const GRIDS: [path: string, block: string, columns: readonly [number, number, number]][] = [
  ['/', 'factsRow', [2, 2, 4]],
  ['/', 'featureGrid', [1, 1, 2]],
  ['/', 'capabilityGrid', [1, 2, 3]],
  ['/', 'industryGrid', [2, 2, 3]],
  ['/', 'testimonialRow', [1, 1, 3]],
  ['/', 'logoStrip', [2, 3, 6]],
  ['/company/careers', 'valueGrid', [1, 3, 3]],
  ['/company/careers', 'perkList', [1, 2, 2]],
  ['/company/careers', 'employeeQuotes', [1, 2, 4]],
  ['/industry', 'industryGrid', [2, 2, 3]],
  ['/industry/retail-distribution', 'benefitGrid', [1, 2, 4]],
  ['/industry/retail-distribution', 'capabilityGrid', [1, 2, 3]],
];

/** The list of a block, which is found by its place in the seed's page. */
function gridOf(page: Page, path: string, block: string): Locator {
  const document = seedArchive.ofType('page').find((each) => each.path === path);
  const index = seedArchive.records(document?.blocks).findIndex(({ _type }) => _type === block);
  return page.locator('main section:not(section section)').nth(index).locator('ul, ol, dl').first();
}

const boxesInFirstRow = (grid: Locator) =>
  grid.evaluate((list) => {
    const tops = [...list.children].map((child) => Math.round(child.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

for (const [path, block, columns] of GRIDS) {
  test(`${block} on ${path} has ${columns.join(', ')} columns at ${WIDTHS.join(', ')} px`, async ({
    page,
  }) => {
    await page.goto(path);
    const counted: number[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      counted.push(await boxesInFirstRow(gridOf(page, path, block)));
    }
    expect(counted).toEqual(columns);
  });
}

test('a capability that is not available is drawn differently from the others', async ({ page }) => {
  await page.goto('/industry/retail-distribution');
  const cards = gridOf(page, '/industry/retail-distribution', 'capabilityGrid').locator('> li');
  const looks = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { borderTopStyle: edge, backgroundColor: ground } = getComputedStyle(card);
      const title = card.querySelector('h3');
      const words = title ? getComputedStyle(title).color : '';
      return { isEnabled: !card.textContent?.includes('Not available'), edge, ground, words };
    }),
  );
  for (const property of ['edge', 'ground', 'words'] as const) {
    const [enabled, disabled] = [true, false].map((isEnabled) => [
      ...new Set(looks.filter((look) => look.isEnabled === isEnabled).map((look) => look[property])),
    ]);
    expect([enabled?.length, disabled?.length], property).toEqual([1, 1]);
    expect(disabled, property).not.toEqual(enabled);
  }
});
