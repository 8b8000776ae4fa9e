import { listPagePath } from '../../protocol/list-page';
import { filled } from '../texts/texts';
import { PageLink } from './anchor';
import { Icon } from './icon/icon';
import * as styles from './pagination.css';
import { useTexts } from './texts';

type PaginationProps = {
  /** Of the list; it may have a query. */
  path: string;
  page: number;
  pages: number;
};

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ path, page, pages }: PaginationProps) {
  const { reading } = useTexts();
  if (pages <= 1) return null;
  return (
    <nav aria-label={reading.pages} className={styles.pagination}>
      <Step path={path} page={page - 1} pages={pages} rel="prev" />
      <ol className={styles.numbers}>
        {shownPages(page, pages).map((number, index, shown) => (
          <li key={number} className={styles.item}>
            {number - (shown[index - 1] ?? 0) > 1 ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : null}
            <PageLink
              href={listPagePath(path, number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={filled(reading.page, { page: `${number}` })}
              className={styles.number}
            >
              {number}
            </PageLink>
          </li>
        ))}
      </ol>
      <Step path={path} page={page + 1} pages={pages} rel="next" />
    </nav>
  );
}

/** At either end it is missing, and its place stays empty, so that the numbers do not move. */
function Step({ path, page, pages, rel }: PaginationProps & { rel: 'prev' | 'next' }) {
  const { reading } = useTexts();
  if (page < 1 || page > pages) return <span className={styles.step} />;
  const arrow = <Icon name="chevron-right" size={18} />;
  return (
    <PageLink href={listPagePath(path, page)} rel={rel} className={styles.step}>
      {rel === 'prev' ? <span className={styles.backwards}>{arrow}</span> : null}
      <span className={styles.stepLabel}>{rel === 'prev' ? reading.previousPage : reading.nextPage}</span>
      {rel === 'next' ? arrow : null}
    </PageLink>
  );
}

/** The first, the last and the current page with its neighbours; a gap is never a single page. */
export function shownPages(page: number, pages: number): number[] {
  const near = new Set([1, page - 1, page, page + 1, pages]);
  if (near.has(3)) near.add(2);
  if (near.has(pages - 2)) near.add(pages - 1);
  return [...near].filter((number) => number >= 1 && number <= pages).sort((one, other) => one - other);
}
