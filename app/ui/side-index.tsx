import { Anchor } from './anchor';
import { item as itemClass, sideIndex } from './side-index.css';

type SideIndexProps = {
  /** Accessible name of the index. */
  title: string;
  items: ReadonlyArray<{ label: string; href: string }>;
  /** `href` of the item that the reader is at. */
  current?: string;
};

/** A ruled list of the page's parts, or of the pages beside it, that stays in view. */
export function SideIndex({ title, items, current }: SideIndexProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={title} className={sideIndex}>
      <ol>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              href={item.href}
              className={itemClass}
              aria-current={
                item.href === current ? (item.href.startsWith('#') ? 'location' : 'page') : undefined
              }
            >
              {item.label}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}
