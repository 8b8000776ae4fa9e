import { content } from '../support/content';
import { axeFindings, misfits } from '../support/page-findings';
import { expect, type Page, test } from '../support/site-test';
import { startReact } from '../support/start-react';

const { path, steps } = content.story;

const WINDOWS = [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

const story = (page: Page) => page.getByRole('radiogroup');
const courses = (page: Page) => story(page).locator('> label');
const radios = (page: Page) => story(page).getByRole('radio');
const sheet = (page: Page) => story(page).getByRole('table');
/** The one step that is chosen, its heading, and that the only sheet drawn has one marked number. */
async function expectStep(page: Page, index: number): Promise<void> {
  const title = steps[index] ?? '';
  await expect(story(page).getByRole('radio', { name: title, exact: true })).toBeChecked();
  await expect(story(page).getByRole('heading')).toHaveText([title]);
  await expect(sheet(page)).toHaveCount(1);
  await expect(sheet(page).locator('mark')).toHaveText(/\d/);
}

test('by keyboard alone: the arrow keys walk down the stair, and up again', async ({ page }) => {
  await page.goto(path);
  await expectStep(page, 0);
  await radios(page).first().focus();
  for (const index of steps.keys()) {
    await expectStep(page, index);
    await expect(radios(page).nth(index)).toBeFocused();
    await expect(radios(page).nth(index)).toHaveAccessibleDescription(/./);
    await page.keyboard.press('ArrowDown');
  }
  await expectStep(page, 0);
  await page.keyboard.press('ArrowUp');
  await expectStep(page, steps.length - 1);
});

test('for a screen reader: one named group of steps, of which the chosen one has its heading and sheet', async ({
  page,
}) => {
  const named = (name: string) => JSON.stringify(name);
  const tree = (chosen: number) => `
    - region ${named(content.story.heading)}:
      - heading ${named(content.story.heading)}
      - radiogroup ${named(content.story.heading)}:
${steps
  .map((step, index) =>
    index === chosen
      ? `
        - radio ${named(step)} [checked]
        - heading ${named(step)} [level=3]
        - text: /^${content.story.next}/
        - table /\\w/:
          - rowgroup:
            - row /\\d/`
      : `
        - radio ${named(step)} [checked=false]`,
  )
  .join('')}`;
  await page.goto(path);
  await expect(page.locator('main')).toMatchAriaSnapshot(tree(0));
  await radios(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('main')).toMatchAriaSnapshot(tree(1));
});

test('a step that was chosen before React starts stays, and the next follows', async ({ page }) => {
  await page.goto(path);
  await courses(page).nth(2).click();
  await startReact(page);
  await expectStep(page, 2);
  await courses(page).nth(4).click();
  await expectStep(page, 4);
});

test('nothing moves when the step changes', async ({ page }) => {
  await page.goto(path);
  const places = () =>
    courses(page).evaluateAll((labels) =>
      labels.map((label) => label.getBoundingClientRect().top + window.scrollY),
    );
  const before = await places();
  for (const index of steps.keys()) {
    await courses(page).nth(index).click();
    expect(await places()).toEqual(before);
  }
});

test('the page stays where it is when the next step is pressed', async ({ page }) => {
  const next = story(page).locator('label[for]').filter({ visible: true });
  const heading = page.getByRole('heading', { name: content.story.heading });
  await page.goto(path);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await next.scrollIntoViewIfNeeded();
    const before = await heading.boundingBox();
    for (let index = 1; index <= steps.length; index += 1) {
      const button = await next.boundingBox();
      // Not by the locator, which scrolls to what it presses.
      await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
      await expectStep(page, index % steps.length);
      expect(await heading.boundingBox(), `${width} px, press ${index}`).toEqual(before);
    }
  }
});

test('with forced colours only the chosen step looks chosen', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = await courses(page).evaluateAll((labels) =>
    labels.map((label) => {
      const name = label.querySelector('[id$="-title"]');
      const line = name ? getComputedStyle(name).textDecorationLine : '';
      return `${getComputedStyle(label).borderInlineStartWidth} ${line}`;
    }),
  );
  // There a transparent line would be drawn too.
  expect(new Set(looks.slice(1))).toEqual(new Set(['0px none']));
  expect(looks[0]).toBe('8px underline');
});

test('every step fits into 320 and 1440 px, and axe finds nothing', async ({ page }) => {
  // Colours are measured on a sheet that stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const index of steps.keys()) {
      await courses(page).nth(index).click();
      await expectStep(page, index);
      const tooWide = await sheet(page).evaluate(
        (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
      );
      expect(tooWide, `${width} px`).toBeLessThanOrEqual(0);
      expect(await misfits(page)).toEqual([]);
      if (width === 320)
        expect(await axeFindings(page, false, 'section:has([role="radiogroup"])')).toEqual([]);
    }
  }
});

test('the sheet rises each time its step is chosen, and never with reduced motion', async ({ page }) => {
  const moving = async () => {
    await courses(page).nth(1).click();
    const names = await story(page)
      .locator('div:has(> div > table)')
      .nth(1)
      .evaluate((part) => getComputedStyle(part).animationName);
    return names !== 'none';
  };
  await page.goto(path);
  expect(await moving()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(false);
  await expectStep(page, 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every step can be chosen, and leads to the next', async ({ page }) => {
    await page.goto(path);
    for (const index of steps.keys()) {
      await courses(page).nth(index).click();
      await expectStep(page, index);
    }
    await story(page).locator('> label').nth(2).click();
    await story(page).getByText(content.story.next, { exact: true }).nth(2).click();
    await expectStep(page, 3);
  });
});

test('on paper all steps follow each other', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toHaveCount(steps.length);
});
