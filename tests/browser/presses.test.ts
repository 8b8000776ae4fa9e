import fc from 'fast-check';
import { chatPage } from '../support/chat-page';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { expect, type Page, test } from '../support/site-test';
import { startReact } from '../support/start-react';
import { outlast } from '../support/until-settled';

const REACT_FILES = /\/assets\/[^/]+\.js$/;
const SEQUENCES = 1;
/** Titles of tests depend on it, and must be the same in each of Playwright's processes. */
const NIGHTLY_SEED = Number(process.env.SEED ?? '47');
const NIGHTLY_SEQUENCES = 20;
/** Longer than the hover delays of a panel. */
const LONGER_THAN_DELAYS_MS = 400;
const groups = [content.group.name, content.helpGroup.name];

type Step =
  | { does: 'hover'; group: number }
  | { does: 'key'; group: number }
  | { does: 'leave' }
  | { does: 'escape' }
  | { does: 'toggle chat' }
  | { does: 'write'; text: string };

const group = fc.nat({ max: groups.length - 1 });
const step = fc.oneof(
  fc.record({ does: fc.constantFrom('hover', 'key'), group }),
  fc.record({ does: fc.constantFrom('leave', 'escape') }),
  { weight: 2, arbitrary: fc.record({ does: fc.constant('toggle chat') }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('write'), text: fc.constantFrom('hello', 'ü?', ' ') }),
  },
) as fc.Arbitrary<Step>;
/** Steps, and how many of them are taken before React's files arrive. */
const visits = fc
  .array(step, { minLength: 5, maxLength: 9 })
  .chain((steps) =>
    fc.record({ steps: fc.constant(steps), early: fc.integer({ min: 1, max: steps.length }) }),
  );

const trigger = (page: Page, index: number) =>
  page.getByRole('banner').getByRole('button', { name: groups[index] ?? '', exact: true });

async function take(page: Page, taken: Step): Promise<void> {
  const { launcher, input } = chatPage(page);
  if (taken.does === 'hover') await trigger(page, taken.group).hover();
  else if (taken.does === 'key') await trigger(page, taken.group).press('Enter');
  else if (taken.does === 'leave') await page.mouse.move(700, 880);
  else if (taken.does === 'escape') await page.keyboard.press('Escape');
  else if (taken.does === 'toggle chat') await launcher.click();
  else if (await input.isVisible()) await input.pressSequentially(taken.text);
  await outlast(page, LONGER_THAN_DELAYS_MS);
}

/** What menu and chat show. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    panels: [...document.querySelectorAll('header nav li [role="group"]')]
      .filter((panel) => panel.checkVisibility({ visibilityProperty: true }))
      .map((panel) => panel.closest('li')?.querySelector('[data-name]')?.textContent),
    isChatOpen: document.querySelector('[data-chat] dialog')?.hasAttribute('open'),
    written: document.querySelector('textarea')?.value,
  }));

function visitTests(seed: number, numRuns: number): void {
  for (const [index, { steps, early }] of fc.sample(visits, { seed, numRuns }).entries()) {
    const name = `${index + 1}. ${early} of ${steps.length} steps before React`;
    test(`any presses leave menu and chat alike before React, while it starts and after: ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/');
      await startReact(page);
      for (const each of steps) await take(page, each);
      const expected = await stateOf(page);
      await page.mouse.move(700, 880);
      await page.evaluate(() => sessionStorage.clear());
      const { release } = await delayRequests(page, REACT_FILES);
      await page.goto('/');
      for (const each of steps.slice(0, early)) await take(page, each);
      release();
      for (const each of steps.slice(early)) await take(page, each);
      await startReact(page);
      await expect.poll(() => stateOf(page)).toEqual(expected);
    });
  }
}
visitTests(46, SEQUENCES);
test.describe('many more', { tag: '@nightly' }, () => visitTests(NIGHTLY_SEED, NIGHTLY_SEQUENCES));
