import { lazy, Suspense, useState } from 'react';
import type { MenuItem, SiteSettings } from '../../content/content-types';
import { Anchor } from '../../ui/anchor/anchor';
import { Icon } from '../../ui/icon/icon';
import { button, link } from './menu-button.css';

type MenuButtonProps = { settings: SiteSettings | null; items: ReadonlyArray<MenuItem>; path: string };

const loadDrawer = () => import('./drawer').then((module) => ({ default: module.Drawer }));
const Drawer = lazy(loadDrawer);

/** Opens the menu of narrow screens, whose code is fetched when somebody reaches for it. */
export function MenuButton({ settings, items, path }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (items.length === 0) return null;
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={button}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={show}
      >
        <Icon name="menu" size={24} />
      </button>
      <Anchor href="#site-map" className={link} aria-label="Menu">
        <Icon name="menu" size={24} />
      </Anchor>
      {wanted ? (
        <Suspense fallback={null}>
          <Drawer open={open} onClose={() => setOpen(false)} settings={settings} items={items} path={path} />
        </Suspense>
      ) : null}
    </>
  );
}
