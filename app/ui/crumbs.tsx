import { Anchor } from './anchor';
import * as styles from './crumbs.css';
import { Icon } from './icon/icon';

/** From this number of items, phones hide the last one: it is the page's title. */
const LONG_TRAIL = 3;

type CrumbsProps = { items: ReadonlyArray<{ label: string; href?: string | null }> };

/** The breadcrumbs of this page; the last item is the page itself. */
export function Crumbs({ items }: CrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {items.map((item, index) => (
          <li
            key={`${item.label} ${item.href ?? ''}`}
            className={
              index + 1 >= LONG_TRAIL && index === items.length - 1 ? styles.lastOfLongTrail : styles.crumb
            }
          >
            {index > 0 ? <Icon name="chevron-right" size={16} /> : null}
            {index === items.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <CrumbLink label={item.label} href={item.href} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ label, href }: { label: string; href?: string | null }) {
  if (!href) return <span>{label}</span>;
  return (
    <Anchor href={href} className={styles.crumbLink}>
      {label}
    </Anchor>
  );
}
