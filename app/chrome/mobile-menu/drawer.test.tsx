// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationFixture, settingsFixture } from '../site.fixture';
import { Drawer } from './drawer';

const onClose = vi.fn();
const drawer = (path: string, open = true) => (
  <MemoryRouter>
    <Drawer
      open={open}
      onClose={onClose}
      settings={settingsFixture}
      items={navigationFixture.items}
      path={path}
    />
  </MemoryRouter>
);

/** jsdom knows the dialog element, but not how to open it. */
beforeEach(() => {
  onClose.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = () => within(screen.getByRole('navigation'));

describe('Drawer', () => {
  it('lists the menu in its order, the current group open', () => {
    render(drawer('/features/procurement'));
    const labels = rows()
      .getAllByText(/.+/, { selector: 'nav > div > div > a, button' })
      .map((row) => row.textContent);
    expect(labels).toEqual(['Home', 'Company', 'Features']);
    expect(rows().getByRole('button', { name: 'Features' }).getAttribute('aria-expanded')).toBe('true');
    expect(rows().getByRole('link', { name: 'Procurement' }).getAttribute('aria-current')).toBe('page');
  });

  it('begins a group that is a page with the link to it', () => {
    render(drawer('/features/procurement'));
    const group = within(rows().getByRole('list'));
    expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All modules',
      'Procurement',
    ]);
  });

  it('closes on a link, on the scrim and on the button, and not on a group', () => {
    render(drawer('/'));
    fireEvent.click(rows().getByRole('button', { name: 'Company' }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(rows().getByRole('link', { name: 'FAQ' }));
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('closes the dialog with its state, and on arriving at another page', () => {
    const { rerender } = render(drawer('/'));
    rerender(drawer('/pricing'));
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender(drawer('/pricing', false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
