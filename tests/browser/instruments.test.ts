import fc from 'fast-check';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { expect, type Page, test } from '../support/site-test';

const { path, modules, roles } = content.quoteBuilder;
const REACT_FILES = /\/assets\/[^/]+\.js$/;
const SEQUENCES = 1;
/** Titles of tests depend on it, and must be the same in each of Playwright's processes. */
const NIGHTLY_SEED = Number(process.env.SEED ?? '47');
const NIGHTLY_SEQUENCES = 25;

type Step =
  | { does: 'press'; role: number; by: 'more' | 'less' }
  | { does: 'arrow'; role: number; key: 'ArrowUp' | 'ArrowDown' }
  | { does: 'type'; role: number; text: string }
  | { does: 'tick'; module: number }
  | { does: 'choose'; size: number };

const role = fc.nat({ max: roles - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('press'), role, by: fc.constantFrom('more', 'less') }),
  },
  fc.record({ does: fc.constant('arrow'), role, key: fc.constantFrom('ArrowUp', 'ArrowDown') }),
  fc.record({ does: fc.constant('type'), role, text: fc.constantFrom('7', '999', 'ten', '') }),
  fc.record({ does: fc.constant('tick'), module: fc.nat({ max: modules.length - 1 }) }),
  fc.record({ does: fc.constant('choose'), size: fc.nat({ max: 1 }) }),
) as fc.Arbitrary<Step>;
/** Steps, and how many of them are taken before React's files arrive. */
const visits = fc
  .array(step, { minLength: 6, maxLength: 14 })
  .chain((steps) =>
    fc.record({ steps: fc.constant(steps), early: fc.integer({ min: 2, max: steps.length }) }),
  );

const form = (page: Page) => page.locator('form').filter({ has: page.locator('[name="users"]') });
const started = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

async function take(page: Page, taken: Step): Promise<void> {
  const users = (index: number) => form(page).locator('[name="users"]').nth(index);
  if (taken.does === 'tick') await form(page).locator('[name="module"]').nth(taken.module).click();
  else if (taken.does === 'choose') await form(page).locator('[name="size"]').nth(taken.size).click();
  else if (taken.does === 'type') await users(taken.role).fill(taken.text);
  else if (taken.does === 'arrow') await users(taken.role).press(taken.key);
  else
    await form(page)
      .locator('[data-step]')
      .nth(taken.role * 2 + Number(taken.by === 'more'))
      .click();
}

/** All that the instrument shows. */
const stateOf = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) => ({
    choice: new URLSearchParams(
      [...new FormData(element)].map(([name, value]) => [name, String(value)]),
    ).toString(),
    outline: element.parentElement?.querySelector(':scope > :not(form)')?.textContent,
    wrong: [...element.querySelectorAll('[aria-invalid]')].map(({ id }) => id),
  }));

function visitTests(seed: number, numRuns: number): void {
  for (const [index, { steps, early }] of fc.sample(visits, { seed, numRuns }).entries()) {
    const name = `${index + 1}. ${early} of ${steps.length} steps before React`;
    test(`any steps lead to the same outline before React, while it starts and after: ${name}`, async ({
      page,
    }) => {
      await page.goto(path);
      await form(page).scrollIntoViewIfNeeded();
      await started(page);
      for (const each of steps) await take(page, each);
      const expected = await stateOf(page);
      const { release } = await delayRequests(page, REACT_FILES);
      await page.goto(path);
      for (const each of steps.slice(0, early)) await take(page, each);
      release();
      for (const each of steps.slice(early)) await take(page, each);
      await started(page);
      await expect.poll(() => stateOf(page)).toEqual(expected);
    });
  }
}
visitTests(46, SEQUENCES);
test.describe('many more', { tag: '@nightly' }, () => visitTests(NIGHTLY_SEED, NIGHTLY_SEQUENCES));

test('a press of a step changes the number at once, without React', async ({ page }) => {
  const { release } = await delayRequests(page, REACT_FILES);
  await page.goto(path);
  const users = form(page).locator('[name="users"]').first();
  const before = Number(await users.inputValue());
  const more = form(page).locator('[data-step="1"]').first();
  for (const _press of [1, 2, 3, 4, 5]) await more.click();
  await expect(users).toHaveValue(String(before + 5));
  release();
});

test('an instrument that comes into view starts React; one further down does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const react = await delayRequests(page, REACT_FILES);
  await page.goto(content.calculatorInText.path, { waitUntil: 'networkidle' });
  expect(react.paths).toEqual([]);
  await page.locator('[name="sold"]').scrollIntoViewIfNeeded();
  await expect.poll(() => react.paths.length).toBeGreaterThan(0);
});

test.describe('with Save-Data', () => {
  test.use({ isCold: true });

  test('neither view nor pointer starts React', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const react = await delayRequests(page, REACT_FILES);
    await page.goto(path, { waitUntil: 'networkidle' });
    const users = form(page).locator('[name="users"]').first();
    await users.fill('3');
    await form(page).locator('[data-step="1"]').first().click();
    await expect(users).toHaveValue('4');
    expect(react.paths).toEqual([]);
  });
});
