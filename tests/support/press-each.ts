import type { Locator, Page, Request } from '@playwright/test';
import { eventually, expect } from './studio-expect';
import { moveWithinStudio } from './studio-page';
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
/** Where Studio renders the menus, popovers and dialogs that a press opens. */
const LAYERS = '[data-portal], [data-ui="MenuButton__popover"], [role="dialog"]';
/** Event streams, which stay open. */
const STREAM = /\/(?:listen|live\/events)\//;
/** Studio's error screens, and the boxes that replace a tool or an input after an error in React. */
const ERROR_SCREEN = /An error occurred|\bcrashed\b|unable to recover/i;
const CLOSING_TIMEOUT_MS = 500;
/** In the upper margin of the top bar, px. */
const EMPTY_PLACE = [400, 2] as const;

type Subject = {
  page: Page;
  /** See `studioComplaints`. */
  complaints: readonly string[];
  /** See `controlsIn`. */
  controls: Locator;
};

/** A control that can be pressed: its name, and whether it links to another host. */
type Known = {
  name: string;
  isForeign: boolean;
};

/** Every control of a part of the page that can be seen and used, in the order of the page. */
export function controlsIn(part: Locator): Locator {
  const each = ROLES.map((role) => part.getByRole(role, { disabled: false }).filter({ visible: true }));
  return each.reduce((all, more) => all.or(more));
}

/** Controls by name or text, without digits, which change with time; equal names are numbered. */
function known(controls: Locator): Promise<Known[]> {
  return controls.evaluateAll((elements) => {
    const counts = new Map<string, number>();
    return elements.map((element) => {
      const words = element.ariaLabel || element.textContent?.trim() || element.dataset.testid || element.id;
      const timeless = words.replaceAll(/\d+/g, '#');
      const count = (counts.get(timeless) ?? 0) + 1;
      counts.set(timeless, count);
      return {
        name: count === 1 ? timeless : `${timeless} (${count})`,
        isForeign: element instanceof HTMLAnchorElement && element.hostname !== window.location.hostname,
      };
    });
  });
}

/** The requests that have no answer yet. */
function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  const isStream = (request: Request) =>
    request.resourceType() === 'eventsource' || STREAM.test(request.url());
  page.on('request', (request) => void (isStream(request) || open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return open;
}

/**
 * Presses controls, and every control of the menus, popovers and dialogs that they open. Confirmations are
 * cancelled, and links to other hosts are not followed. After each press there must be no error
 * screen, no error on the console, and no request that fails or goes to another host.
 * @returns the names of the controls pressed; within a menu prefixed by the name of its button
 */
export async function pressEach({ page, complaints, controls }: Subject): Promise<string[]> {
  const start = page.url();
  const open = openRequests(page);
  const opened = controlsIn(page.locator(LAYERS));
  const pressed: string[] = [];
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const closeOther = (other: Page) => void other.close();
  page.context().on('page', closeOther);

  const settled = async () => {
    await untilSettled(page);
    if (open.size === 0) return;
    await eventually(() => open.size).toBe(0);
    await untilSettled(page);
  };
  const find = async (some: Locator, wanted: string) =>
    some.nth((await known(some)).findIndex(({ name }) => name === wanted));
  const notYetPressed = async (some: Locator, prefix: string) =>
    (await known(some)).filter(({ name, isForeign }) => !isForeign && !pressed.includes(prefix + name));
  const press = async (control: Locator, name: string) => {
    pressed.push(name);
    // Some controls are visible only while they have the focus.
    await control.focus();
    await control.click();
    await settled();
    await expect(page.getByText(ERROR_SCREEN), `after “${name}”`).toHaveCount(0);
    expect(complaints, `after “${name}”`).toEqual([]);
  };
  const close = async () => {
    const closing = page.getByRole('dialog').getByRole('button', { name: /^(Close dialog|Cancel)$/ });
    if ((await closing.count()) > 0) await closing.last().click({ timeout: CLOSING_TIMEOUT_MS });
    else if ((await opened.count()) > 0) await page.keyboard.press('Escape');
    // Escape has no effect if the focus was lost.
    await expect(opened)
      .toHaveCount(0, { timeout: CLOSING_TIMEOUT_MS })
      .catch(() => page.mouse.click(...EMPTY_PLACE));
    await expect(opened).toHaveCount(0, { timeout: CLOSING_TIMEOUT_MS });
  };
  const goBack = async () => {
    await expect(close).toPass();
    if (page.url() !== start) await moveWithinStudio(page, start);
    await settled();
  };
  /** Presses what a control has opened; each press closes it. */
  const pressWithin = async (opener: string) => {
    const prefix = `${opener} / `;
    const all = await notYetPressed(opened, prefix);
    for (let [next] = all; next; [next] = await notYetPressed(opened, prefix)) {
      await press(await find(opened, next.name), prefix + next.name);
      await goBack();
      await (await find(controls, opener)).click();
      // Publish validates before it opens its dialog.
      await expect(opened).not.toHaveCount(0);
      await settled();
    }
    expect(pressed).toEqual(expect.arrayContaining(all.map(({ name }) => prefix + name)));
  };

  // Controls that a press adds are pressed in a later round.
  for (let [next] = await notYetPressed(controls, ''); next; [next] = await notYetPressed(controls, '')) {
    await press(await find(controls, next.name), next.name);
    if (page.url() === start) await pressWithin(next.name);
    await goBack();
  }
  page.context().off('page', closeOther);
  return pressed;
}
