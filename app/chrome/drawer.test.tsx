// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachDrawer } from './attach-drawer';
import { Drawer, MenuButton } from './drawer';
import { navigationFixture, settingsFixture } from './site.fixture';

const show = (path: string) =>
  render(
    <MemoryRouter>
      <MenuButton />
      <Drawer settings={settingsFixture} items={navigationFixture.items} path={path} />
    </MemoryRouter>,
  );

const wide = new EventTarget();

/** jsdom implements the dialog element, but not its methods. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.stubGlobal('matchMedia', () => wide);
  attachDrawer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const rows = () => within(within(dialog()).getByRole('navigation', { hidden: true }));
const opener = () => screen.getByRole('button', { name: 'Open menu' });
const open = async () => {
  fireEvent.click(opener());
  // The button is painted as pressed before the dialog restyles the page.
  expect([dialog().open, opener().getAttribute('aria-expanded')]).toEqual([false, 'true']);
  await expect.poll(() => dialog().open).toBe(true);
  expect(opener().getAttribute('aria-expanded')).toBe('true');
};

it('lists the menu in order, with the current group open', async () => {
  show('/features/procurement');
  await open();
  const labels = rows()
    .getAllByText(/.+/, { selector: 'nav > div > div > a, button' })
    .map((row) => row.textContent);
  expect(labels).toEqual(['Home', 'Company', 'Features']);
  expect(rows().getByRole('button', { name: 'Features' }).getAttribute('aria-expanded')).toBe('true');
  expect(rows().getByRole('link', { name: 'Procurement' }).getAttribute('aria-current')).toBe('page');
});

it('starts a group that is a page with the link to it', () => {
  show('/features/procurement');
  const group = within(rows().getByRole('region', { name: 'Features', hidden: true }));
  expect(group.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual([
    'All modules',
    'Procurement',
  ]);
});

it('closes by its button without a script: the button belongs to a form of the dialog', () => {
  show('/');
  const close = within(dialog()).getByRole('button', { name: 'Close menu', hidden: true });
  expect(close.closest('form')?.getAttribute('method')).toBe('dialog');
});
