import type { Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { publishPage } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { closeDialogs, openAnew, openBlock, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PAGE = 'page-test-resources-links';
const REDIRECT = { _id: 'redirect-links', _type: 'redirect', from: '/old-links', status: 308 };

const link = (page: Page) => page.getByRole('combobox', { name: 'Leads to' });
const choice = (page: Page, name: string | RegExp) =>
  page.getByRole('listbox', { name: 'What the link can lead to' }).getByRole('option', { name });

/** Publishes a page with a link and another page to lead to, and opens the link's form. */
async function openLink(editor: Page, lake: SanityClient, href?: string): Promise<void> {
  await publishPage(lake, '/resources/links', 'Links');
  const actions = [{ _key: 'action', _type: 'link', label: 'There', ...(href && { href }) }];
  await lake.patch(PAGE).set({ 'blocks[0].actions': actions }).commit();
  const text = { _key: 'text', _type: 'prose', anchor: 'by-hand', body: [] };
  await publishPage(lake, '/resources/target', 'Target of links', [text]);
  await openField(editor, 'blocks[_key=="head"].actions[_key=="action"].href');
}

async function openField(editor: Page, path: string): Promise<void> {
  await openAnew(editor, `/intent/edit/id=${PAGE};type=page;path=${encodeURIComponent(path)}`);
  await expect(link(editor)).toBeFocused();
  await expect(link(editor)).toBeEditable();
}

/** The link in the draft. */
const storedIn = (lake: SanityClient) => () =>
  lake.fetch(`*[_id == "drafts.${PAGE}"][0].blocks[0].actions[0].href`);

test('a link opened by its path is searched and chosen by keyboard and mouse', async ({ editor, lake }) => {
  await openLink(editor, lake, '/resources/links');
  await expect(link(editor)).toHaveAttribute('aria-expanded', 'false');
  await expect(link(editor)).toHaveAccessibleDescription(/Leads to this page\.$/);
  const chooseTarget = async () => {
    await link(editor).fill('');
    await editor.keyboard.type('target lin');
    await expect(link(editor)).toHaveAttribute('aria-expanded', 'true');
    await editor.keyboard.press('ArrowDown');
    await expect(choice(editor, 'Target of links')).toHaveAttribute('aria-selected', 'true');
    const active = await link(editor).getAttribute('aria-activedescendant');
    await expect(choice(editor, 'Target of links')).toHaveAttribute('id', active ?? '');
    await editor.keyboard.press('Enter');
    await expect(link(editor)).toHaveValue('/resources/target');
    await expect(link(editor)).toBeFocused();
    await expect(link(editor)).toHaveAttribute('aria-expanded', 'false');
    await expect(link(editor)).toHaveAccessibleDescription(/Leads to “Target of links”\.$/);
    await eventually(storedIn(lake)).toBe('/resources/target');
  };

  await test.step('a page is searched, chosen and undone with the keyboard', async () => {
    await chooseTarget();
    await editor.keyboard.press('Control+z');
    await expect(link(editor)).toHaveValue('target lin');
    await eventually(storedIn(lake)).toBe('target lin');
  });

  await test.step('Escape and Tab close the list and keep what is typed; the dialog stays', async () => {
    await chooseTarget();
    await editor.keyboard.press('ArrowUp');
    // The page that the link leads to comes first, then its parts.
    await expect(choice(editor, /./).nth(0)).toContainText('Target of links');
    await expect(choice(editor, /./).nth(1)).toContainText('by-hand');
    await editor.keyboard.press('Escape');
    await expect(choice(editor, /./)).toHaveCount(0);
    await expect(link(editor)).toBeFocused();

    await link(editor).fill('/resources/nowhere');
    await expect(editor.getByText('Nothing on the site has this.')).toBeVisible();
    await editor.keyboard.press('Tab');
    await expect(link(editor)).not.toBeFocused();
    await expect(link(editor)).toHaveAttribute('aria-expanded', 'false');
    await expect(link(editor)).toHaveAccessibleDescription(/There is no page at \/resources\/nowhere\.$/);
    await eventually(storedIn(lake)).toBe('/resources/nowhere');

    await link(editor).fill('');
    await expect(link(editor)).toHaveAccessibleDescription(/the booking address of Site settings\.$/);
    await eventually(storedIn(lake)).toBeNull();
    await editor.keyboard.press('Escape');
  });

  await test.step('a part of a page and an e-mail are chosen with the mouse', async () => {
    const part = '/resources/target#by-hand';
    const mail = 'hello@example.org';
    await editor.getByRole('button', { name: 'Show what the link can lead to' }).click();
    await expect(choice(editor, 'Pricing /pricing')).toBeVisible();
    for (const [typed, name, stored, outcome] of [
      ['/resources/target#', 'by-hand', part, 'Leads to “Target of links”, at “by-hand”.'],
      [mail, `An e-mail to ${mail}`, `mailto:${mail}`, `An e-mail to ${mail}.`],
    ] as const) {
      await link(editor).fill(typed);
      await choice(editor, name).click();
      await expect(link(editor)).toHaveValue(stored);
      await expect(link(editor)).toBeFocused();
      await expect(editor.getByText(outcome, { exact: true })).toBeVisible();
      await eventually(storedIn(lake)).toBe(stored);
    }
  });
});

test('a field knows what was made meanwhile, as soon as it has the focus', async ({ editor, lake }) => {
  const soon = { _type: 'page', title: 'Soon', path: '/resources/soon' };
  const comeBack = async () => {
    await link(editor).blur();
    await link(editor).focus();
  };
  await openLink(editor, lake, '/resources/soon');
  await expect(link(editor)).toHaveAccessibleDescription(/There is no page at \/resources\/soon\.$/);
  await lake.create({ ...soon, _id: 'drafts.page-test-soon' });
  await comeBack();
  await expect(link(editor)).toHaveAccessibleDescription(/is not published yet\. Publish it first\.$/);
  await editor.keyboard.press('ArrowDown');
  await expect(choice(editor, 'Soon')).toContainText('Not published yet · Chosen');
  await lake.create({ ...soon, _id: 'page-test-soon' });
  await comeBack();
  await expect(link(editor)).toHaveAccessibleDescription(/Leads to “Soon”\.$/);
});

test('a link within a text is chosen in its dialog', async ({ editor, lake }) => {
  await openLink(editor, lake);
  const words = { _type: 'span', _key: 'words', text: 'Read on', marks: ['mark'] };
  const mark = { _type: 'textLink', _key: 'mark', href: '/pricing' };
  const paragraph = { _type: 'block', _key: 'first', style: 'normal', markDefs: [mark], children: [words] };
  const text = { _type: 'prose', _key: 'text', body: [paragraph] };
  await lake.patch(PAGE).append('blocks', [text]).commit();
  await openField(editor, 'blocks[_key=="text"].body[_key=="first"].markDefs[_key=="mark"].href');
  await link(editor).fill('target of');
  await choice(editor, 'Target of links').click();
  await expect(link(editor)).toHaveValue('/resources/target');
  const stored = `*[_id == "drafts.${PAGE}"][0].blocks[_key == "text"][0].body[0].markDefs[0].href`;
  await eventually(() => lake.fetch(stored)).toBe('/resources/target');
});

test('links of menu and redirects are chosen; published versions are read-only', async ({ editor, lake }) => {
  await openDocument(editor, 'settings;navigation');
  await openBlock(editor, 'items', 'Pricing /pricing');
  await link(editor).fill('resources/training');
  await editor.keyboard.press('ArrowDown');
  await editor.keyboard.press('Enter');
  await expect(link(editor)).toHaveValue('/resources/training');
  await eventually(() =>
    lake.fetch('*[_id == "drafts.navigation"][0].items[name == "Pricing"][0].href'),
  ).toBe('/resources/training');
  await closeDialogs(editor);
  await editor.getByTestId('document-header-Published-chip').click();
  await openBlock(editor, 'items', 'Pricing /pricing');
  await expect(link(editor)).not.toBeEditable();
  await link(editor).press('ArrowDown');
  await expect(choice(editor, /./)).toHaveCount(0);
  await expect(editor.getByRole('button', { name: 'Show what the link can lead to' })).toHaveCount(0);
  await closeDialogs(editor);

  await lake.create({ ...REDIRECT, to: '/pricing' });
  await openDocument(editor, 'settings;redirect;redirect-links');
  const to = editor.getByRole('combobox', { name: 'Or to an address' });
  await to.fill('/old-links');
  await expect(to).toHaveAccessibleDescription(/Redirects lead in a circle: \/old-links → \/old-links\.$/);
  await to.fill('resources train');
  await choice(editor, 'Training').first().click();
  await expect(to).toHaveValue('/resources/training');
  await eventually(() => lake.getDocument('drafts.redirect-links')).toMatchObject({
    to: '/resources/training',
  });
});
