import type { Locator, Page, Request } from '@playwright/test';
import { moveWithinStudio } from './move-within-studio';
import { expect } from './studio-expect';
import { untilSettled } from './until-settled';

const ROLES = [
  'button',
  'link',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'tab',
  'checkbox',
  'radio',
  'combobox',
] as const;
/** What a press can open above the page. */
const LAYERS = '[data-portal], [data-ui="MenuButton__popover"], [role="dialog"]';
/** Requests that stay open for as long as something is shown. */
const STREAM = /\/(?:listen|live\/events)\//;
/** Studio's pages for errors, and what stands where React gave up a tool or an input. */
const ERROR_SCREEN = /An error occurred|\bcrashed\b|unable to recover/i;
const CLOSING_TIMEOUT_MS = 500;
/** In the upper margin of the top bar, px. */
const EMPTY_PLACE = [400, 2] as const;

interface Subject {
  page: Page;
  /** What the browser complains of, see `studioComplaints`. */
  complaints: readonly string[];
  /** What is pressed, see `controlsIn`. */
  controls: Locator;
}

/** Every control of a part of the page that can be seen and used, in the order of the page. */
export function controlsIn(part: Locator): Locator {
  const each = ROLES.map((role) => part.getByRole(role, { disabled: false }).filter({ visible: true }));
  return each.reduce((all, more) => all.or(more));
}

/** The requests for content that have no answer yet. */
function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  const isAnswered = (request: Request) =>
    request.resourceType() === 'eventsource' || STREAM.test(request.url());
  page.on('request', (request) => void (isAnswered(request) || open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return open;
}

/** A control by its name and its number among those of the same name, and whether a press would leave this host. */
interface Known {
  name: string;
  leaves: boolean;
}

/** How people know controls: by name, or by the words in them; the second and third of the same name are numbered. */
const known = (controls: Locator): Promise<Known[]> =>
  controls.evaluateAll((elements) => {
    const counts = new Map<string, number>();
    return elements.map((element) => {
      const words = element.ariaLabel || element.textContent?.trim() || element.dataset.testid || element.id;
      const count = (counts.get(words) ?? 0) + 1;
      counts.set(words, count);
      return {
        name: count === 1 ? words : `${words} (${count})`,
        leaves: element instanceof HTMLAnchorElement && element.hostname !== location.hostname,
      };
    });
  });

/**
 * Presses controls, and then every control of whatever each of them opens (menus, popovers,
 * dialogs). What a question would do that it asks first is not done: Escape answers it. After each press Studio must be
 * as well as before: no page for errors, nothing on the console, no request that fails or goes to another host.
 * @returns the names of what was pressed, those within a menu after the name of its button
 */
export async function pressEach({ page, complaints, controls }: Subject): Promise<string[]> {
  const pressed: string[] = [];
  const start = page.url();
  const open = openRequests(page);
  const opened = controlsIn(page.locator(LAYERS));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  page.context().on('page', (other) => void other.close());

  const settled = async () => {
    await untilSettled(page);
    await expect.poll(() => open.size, { message: 'requests without an answer' }).toBe(0);
    await untilSettled(page);
  };
  const press = async (control: Locator, path: string) => {
    pressed.push(path);
    console.log(Math.round(performance.now()), path);
    // Some come into view with the focus.
    await control.focus();
    await control.click();
    await settled();
    await expect(page.getByText(ERROR_SCREEN), `after “${path}”`).toHaveCount(0);
    expect(complaints, `after “${path}”`).toEqual([]);
  };
  const goBack = async () => {
    const closing = page.getByRole('dialog').getByRole('button', { name: /^(Close dialog|Cancel)$/ });
    await expect(async () => {
      if ((await closing.count()) > 0) await closing.last().click({ timeout: CLOSING_TIMEOUT_MS });
      else if ((await opened.count()) > 0) await page.keyboard.press('Escape');
      // What has lost the focus hears no key.
      await expect(opened)
        .toHaveCount(0, { timeout: CLOSING_TIMEOUT_MS })
        .catch(() => page.mouse.click(...EMPTY_PLACE));
      await expect(opened).toHaveCount(0, { timeout: CLOSING_TIMEOUT_MS });
    }).toPass();
    if (page.url() !== start) await moveWithinStudio(page, start);
    await settled();
  };

  const find = async (some: Locator, name: string) =>
    some.nth((await known(some)).findIndex((each) => each.name === name));
  const toPress = async (some: Locator, of: string) =>
    (await known(some)).filter(({ name, leaves }) => !leaves && !pressed.includes(of + name));
  /** Presses what an opened control has opened; each press closes it. */
  const pressWithin = async (opener: string) => {
    const all = await toPress(opened, `${opener} / `);
    for (let [next] = all; next !== undefined; [next] = await toPress(opened, `${opener} / `)) {
      await press(await find(opened, next.name), `${opener} / ${next.name}`);
      await goBack();
      await (await find(controls, opener)).click();
      await settled();
    }
    expect(pressed).toEqual(expect.arrayContaining(all.map(({ name }) => `${opener} / ${name}`)));
  };

  // What a press brings or takes is found in the next round.
  for (let [next] = await toPress(controls, ''); next !== undefined; [next] = await toPress(controls, '')) {
    await press(await find(controls, next.name), next.name);
    if (page.url() === start) await pressWithin(next.name);
    await goBack();
  }
  return pressed;
}
