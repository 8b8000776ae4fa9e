import type { MenuItem } from '../../content/content-types';
import { Anchor } from '../../ui/anchor/anchor';
import { isCurrent } from '../current';
import { item as itemClass, row } from './drawer-row.css';

type DrawerPageProps = { item: MenuItem; path: string };

/** A row of the drawer that is a page. */
export function DrawerPage({ item, path }: DrawerPageProps) {
  const current = isCurrent(item.href ?? '', path);
  return (
    <div className={itemClass}>
      <Anchor
        href={item.href ?? ''}
        aria-current={current}
        data-current={current !== undefined}
        className={row}
      >
        {item.name}
      </Anchor>
    </div>
  );
}
