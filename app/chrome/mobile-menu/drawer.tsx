import { Root } from '@radix-ui/react-accordion';
import { type RefObject, useEffect, useRef } from 'react';
import { tracked } from '../../analytics/tracked';
import type { MenuItem, SiteSettings } from '../../content/content-types';
import { media } from '../../theme/tokens';
import { ButtonLink } from '../../ui/button-link/button-link';
import { Icon } from '../../ui/icon/icon';
import { Brand } from '../brand/brand';
import { isCurrentGroup } from '../current';
import * as styles from './drawer.css';
import { DrawerGroup } from './drawer-group';
import { DrawerPage } from './drawer-page';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  settings: SiteSettings | null;
  items: ReadonlyArray<MenuItem>;
  path: string;
};

/** The menu of narrow screens: a modal dialog of the browser, which keeps the focus in and gives it back. */
export function Drawer({ open, onClose, settings, items, path }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useDialog(ref, open, onClose, path);
  const current = items.find((item) => item.dropdown && isCurrentGroup(item, path));
  const callToAction = settings?.callToAction;
  return (
    <dialog ref={ref} className={styles.drawer} aria-label="Menu">
      <div className={styles.top}>
        <Brand name={settings?.productName} />
        <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
          <Icon name="x" size={22} />
        </button>
      </div>
      <nav className={styles.list} aria-label="Menu">
        <Root type="single" collapsible defaultValue={current?._key}>
          {items.map((item) =>
            item.dropdown ? (
              <DrawerGroup key={item._key} item={item} path={path} />
            ) : (
              <DrawerPage key={item._key} item={item} path={path} />
            ),
          )}
        </Root>
      </nav>
      {callToAction ? (
        <div className={styles.foot}>
          <ButtonLink
            href={callToAction.href}
            newTab={callToAction.newTab === true}
            kind="primary"
            className={styles.action}
            {...tracked('menuAction')}
          >
            {callToAction.label}
          </ButtonLink>
        </div>
      ) : null}
    </dialog>
  );
}

/** Keeps the browser's dialog and the given state alike, and closes it on scrim, link, other page and wide window. */
function useDialog(ref: RefObject<HTMLDialogElement>, open: boolean, onClose: () => void, path: string) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [ref, open]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const ended = () => close.current();
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (event.target === dialog || link) close.current();
    };
    const wide = window.matchMedia(media.wide);
    dialog.addEventListener('close', ended);
    dialog.addEventListener('click', clicked);
    wide.addEventListener('change', ended);
    return () => {
      dialog.removeEventListener('close', ended);
      dialog.removeEventListener('click', clicked);
      wide.removeEventListener('change', ended);
    };
  }, [ref]);
  const openedOn = useRef(path);
  useEffect(() => {
    if (openedOn.current === path) return;
    openedOn.current = path;
    close.current();
  }, [path]);
}
