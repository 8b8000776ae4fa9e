/** What a list shows on one page. */
export const ENTRIES_PER_PAGE = 12;

const PAGE = /^[1-9]\d{0,5}$/;
/** Names no page. */
const NO_PAGE = '0';

/** The parameter that names a page of a list: `/company/blog?page=2`. */
export const PAGE_PARAMETER = 'page';

/** All values that name no page are one, so that made-up ones are one entry of a cache. */
export const listPageValue = (value: string): string => (PAGE.test(value) ? value : NO_PAGE);

/**
 * The page, counted from 1.
 * @returns undefined for a value that names none; 1 without the parameter
 */
export function listPageOf(query: URLSearchParams): number | undefined {
  const value = query.get(PAGE_PARAMETER);
  if (value === null) return 1;
  return PAGE.test(value) ? Number(value) : undefined;
}

/** The path of a page of a list; the first has no parameter. The list's own path may have a query. */
export const listPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${PAGE_PARAMETER}=${page}`;

/** Of those entries that dates change, `changing` holds only the visible ones. */
type Entries = { unchanging: number; changing: readonly unknown[] };

export const entryCount = ({ unchanging, changing }: Entries): number => unchanging + changing.length;

export const pageCount = (list: Entries): number =>
  Math.max(1, Math.ceil(entryCount(list) / ENTRIES_PER_PAGE));
