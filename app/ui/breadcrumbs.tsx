import { Anchor } from './anchor';
import * as styles from './breadcrumbs.css';
import { Icon } from './icon/icon';
import { useTexts } from './texts';

/** The breadcrumbs of this page; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: ReadonlyArray<{ label: string; href?: string | null }> }) {
  const { frame } = useTexts();
  if (items.length === 0) return null;
  return (
    <nav aria-label={frame.breadcrumbs}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.label} ${item.href ?? ''}`} className={styles.item}>
            {index > 0 ? <Icon name="chevron-right" size={16} /> : null}
            {index === items.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : item.href ? (
              <Anchor href={item.href} className={styles.link}>
                {item.label}
              </Anchor>
            ) : (
              <span>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
