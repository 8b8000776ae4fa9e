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

/** The size that networks show uncropped (Open Graph, X); they cut or refuse less. */
export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;

/** The pictures are below it. */
const FOLDER = '/og';
const SUFFIX = '.png';
const HASH = /^[0-9a-f]{16}$/;

/**
 * The path of the picture of a page.
 * @param path canonical path of the page
 * @param hash of all that the picture shows
 */
export const sharePath = (path: string, hash: string): string =>
  `${FOLDER}/${hash}${path === '/' ? '' : path}${SUFFIX}`;

/**
 * The page and the hash in the path of a picture.
 * @param path below `/og`, as of a request
 * @returns undefined if it is not that of a picture
 */
export function readSharePath(path: string): { path: string; hash: string } | undefined {
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(SUFFIX)) return undefined;
  const [hash = '', ...names] = path.slice(FOLDER.length + 1, -SUFFIX.length).split('/');
  return HASH.test(hash) ? { path: `/${names.join('/')}`, hash } : undefined;
}
