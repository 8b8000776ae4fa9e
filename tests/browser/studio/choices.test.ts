import type { Locator, Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { publishPage } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { openAnew } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PAGE = 'page-test-industry-chosen';
const DRAFT = `drafts.${PAGE}`;
const CARD = 'blocks[_key=="benefits"].cards[_key=="card"]';
/** More than the tab stops between two fields. */
const MAX_STOPS = 12;

const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const icon = (page: Page, name: string) => group(page, 'Icon').getByRole('radio', { name, exact: true });
const field = (page: Page, name: string) => page.getByTestId(`field-${CARD}.${name}`);

/** Publishes a page with a card, and opens the card's dialog by a link to its icon, as a validation message does. */
async function openCard(page: Page, lake: SanityClient): Promise<void> {
  const texts = { title: 'A', description: 'B' };
  const card = { _type: 'benefitCard', _key: 'card', ...texts, icon: 'receipt', color: 'pine' };
  const benefits = { _type: 'benefitGrid', _key: 'benefits', title: 'Benefits', cards: [card] };
  await publishPage(lake, '/industry/chosen', 'Chosen', [benefits]);
  const path = encodeURIComponent(`${CARD}.icon`);
  await openAnew(page, `/intent/edit/id=${PAGE};type=page;path=${path}`);
  await expect(icon(page, 'Receipt')).toBeFocused();
  await expect(group(page, 'Icon')).toBeEnabled();
}

/** The value of the card's field in the draft. */
const chosen = (lake: SanityClient, name: 'icon' | 'color') => () =>
  lake.fetch(`*[_id == $id][0].blocks[_key == "benefits"][0].cards[0].${name}`, { id: DRAFT });

/** Names of the icons that are tab stops between two elements. */
async function stops(page: Page, from: Locator, to: Locator): Promise<(string | null)[]> {
  await from.focus();
  const names: (string | null)[] = [];
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press('Tab');
    if (await to.evaluate((element) => element === document.activeElement)) return names;
    const stop = group(page, 'Icon').locator(':focus');
    if ((await stop.count()) > 0) names.push(await stop.getAttribute('aria-label'));
  }
  throw new Error(`The Tab key does not lead there, but to ${names.join(', ')}`);
}

async function expectChosen(page: Page, lake: SanityClient, name: string): Promise<void> {
  await expect(icon(page, name)).toBeFocused();
  await expect(icon(page, name)).toBeChecked();
  await eventually(chosen(lake, 'icon')).toBe(name.toLowerCase().replaceAll(' ', '-'));
}

test('a group of choices is one tab stop; keys, one click and the label choose', async ({ editor, lake }) => {
  await openCard(editor, lake);
  const description = field(editor, 'description').locator('textarea');
  const colour = group(editor, 'Colour').getByRole('radio', { name: 'Pine' });
  expect(await stops(editor, description, colour)).toEqual(['Receipt']);
  expect(await stops(editor, description, icon(editor, 'Receipt'))).toEqual([]);

  const keys = { ArrowRight: 'Repeat', ArrowUp: 'Receipt', End: 'Workflow', Home: 'Arrow up right' };
  for (const [key, name] of Object.entries(keys)) {
    await editor.keyboard.press(key);
    await expectChosen(editor, lake, name);
  }
  await editor.getByRole('button', { name: 'Clear Icon' }).click();
  await eventually(chosen(lake, 'icon')).toBeNull();
  await expect(icon(editor, 'Arrow up right')).toBeFocused();
  await editor.keyboard.press('Enter');
  await expectChosen(editor, lake, 'Arrow up right');

  // Also right after typing in another field.
  for (const name of ['Globe', 'Workflow']) {
    await field(editor, 'title').locator('input').click();
    await editor.keyboard.type('x');
    await icon(editor, name).click();
    await expectChosen(editor, lake, name);
  }
  const label = field(editor, 'color').locator('label', { hasText: /^Colour$/ });
  await label.click();
  await expect(colour).toBeFocused();
  expect(await chosen(lake, 'color')()).toBe('pine');

  await test.step('forced colours show focus and choice', async () => {
    await icon(editor, 'Workflow').focus();
    await editor.emulateMedia({ forcedColors: 'active' });
    const tile = (name: string) => icon(editor, name).locator('..');
    await editor.keyboard.press('Home');
    await expectChosen(editor, lake, 'Arrow up right');
    await expect(tile('Arrow up right')).toHaveCSS('outline-style', 'solid');
    await expect(tile('Arrow up right')).toHaveCSS('border-top-width', '4px');
    await expect(tile('Globe')).toHaveCSS('border-top-width', '1px');
    await editor.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('a read-only group keeps its choice', async () => {
    await editor.getByTestId('document-header-Published-chip').click();
    await expect(group(editor, 'Icon')).toBeDisabled();
    await icon(editor, 'Globe').click({ force: true });
    await editor.keyboard.press('ArrowRight');
    await expect(icon(editor, 'Receipt')).toBeChecked();
    expect(await chosen(lake, 'icon')()).toBe('arrow-up-right');
  });
});
