import { type ComponentProps, type ComponentType, useState } from 'react';
import type { MenuItem, SiteSettings } from '../../content/content-types';
import { Anchor } from '../../ui/anchor/anchor';
import { Icon } from '../../ui/icon/icon';
import { CodeGone } from '../../ui/late/preload-code';
import type { Drawer } from './drawer';
import { button, link } from './menu-button.css';

type MenuButtonProps = { settings: SiteSettings | null; items: ReadonlyArray<MenuItem>; path: string };

/** The footer's list of all pages. */
const SITE_MAP = '#site-map';

const loadDrawer = () => import('./drawer').then((module) => module.Drawer);
/** Of a failure nothing is said before a press. */
const prepareDrawer = () => loadDrawer().catch(() => {});

/**
 * Opens the menu of narrow screens, whose code is fetched on hover, focus or press. Where it cannot be had a press leads to
 * the site map, as it does where no script runs, and the next one tries again. What a deployment has removed only a newly
 * loaded page can have.
 */
export function MenuButton({ settings, items, path }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const [LoadedDrawer, setDrawer] = useState<ComponentType<ComponentProps<typeof Drawer>>>();
  if (items.length === 0) return null;
  const show = async () => {
    try {
      const loaded = await loadDrawer();
      setDrawer(() => loaded);
      setOpen(true);
    } catch (error) {
      const siteMap = document.querySelector(SITE_MAP);
      siteMap?.scrollIntoView({ behavior: 'instant' });
      siteMap?.querySelector('a')?.focus({ preventScroll: true });
      if (error instanceof CodeGone) location.reload();
    }
  };
  return (
    <>
      <button
        type="button"
        className={button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepareDrawer}
        onFocus={prepareDrawer}
        onClick={show}
      >
        <Icon name="menu" size={24} />
      </button>
      <Anchor href={SITE_MAP} className={link} aria-label="Menu">
        <Icon name="menu" size={24} />
      </Anchor>
      {LoadedDrawer ? (
        <LoadedDrawer
          open={open}
          onClose={() => setOpen(false)}
          settings={settings}
          items={items}
          path={path}
        />
      ) : null}
    </>
  );
}
