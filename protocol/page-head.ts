/** What the title of a page is made of; placeholders are filled. */
type TitledPage = {
  /** The page's own. */
  title: string;
  /** The one that editors chose for search results. */
  searchTitle?: string | null | undefined;
  /** Canonical. */
  path: string;
  /** The page of its lists, counted from 1. */
  listPage?: number;
};

/**
 * The title of a page in search results and where it is shared: the editors' title for search results, else its own,
 * and the page of its list from the second on; then the product's name unless the title contains it. The home page's
 * is product and tagline.
 */
export function headTitle(
  { title, searchTitle, path, listPage = 1 }: TitledPage,
  { productName, tagline }: { productName: string; tagline: string },
): string {
  if (!searchTitle && path === '/') return `${productName} | ${tagline}`;
  const ownTitle = searchTitle || title;
  const numbered = listPage === 1 ? ownTitle : `${ownTitle}, page ${listPage}`;
  return searchTitle?.includes(productName) ? numbered : `${numbered} | ${productName}`;
}

/** Pictures that a page can be shared with. */
type SharePictures<Picture> = {
  /** The one that editors chose for it. */
  chosen: Picture | undefined;
  /** An article's. */
  cover: Picture | undefined;
  /** The one that the site draws for it. */
  drawn: Picture | undefined;
  /** The site's own. */
  ofSite: Picture | undefined;
};

/** The picture that a page is shared with, if there is any. */
export function headPicture<Picture>({
  chosen,
  cover,
  drawn,
  ofSite,
}: SharePictures<Picture>): Picture | undefined {
  return chosen ?? cover ?? drawn ?? ofSite;
}
