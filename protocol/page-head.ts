/** Its placeholders are filled. */
type TitledPage = {
  /** The page's own. */
  title: string;
  searchTitle?: string | null | undefined;
  /** Canonical. */
  path: string;
  /** That of the home page in its language. */
  home?: string;
  /** Which page of its list it is, from the second on: “, page 2”. */
  listPage?: string;
};

/**
 * The editors' title for search results, else its own, and the page of its list from the second on; then the
 * product's name unless the title contains it. The home page's is product and tagline.
 */
export function headTitle(
  { title, searchTitle, path, home = '/', listPage = '' }: TitledPage,
  { productName, tagline }: { productName: string; tagline: string },
): string {
  if (!searchTitle && path === home) return `${productName} | ${tagline}`;
  const ownTitle = searchTitle || title;
  const numbered = ownTitle + listPage;
  return searchTitle?.includes(productName) ? numbered : `${numbered} | ${productName}`;
}

type SharePictures<Picture> = {
  /** The one that editors chose for it. */
  chosen: Picture | undefined;
  cover: Picture | undefined;
  drawn: Picture | undefined;
  ofSite: Picture | undefined;
};

/** What editors chose, else the cover of an article, what the site draws for the page, the picture of the site. */
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

const FOLDER = '/og';
const SUFFIX = '.png';
const HASH = /^[0-9a-f]{16}$/;

/**
 * @param path canonical path of the page
 * @param hash of all that the picture shows
 */
export const sharePath = (path: string, hash: string): string =>
  `${FOLDER}/${hash}${path === '/' ? '' : path}${SUFFIX}`;

/** @returns undefined if it is not the path of a picture */
export function readSharePath(path: string): { path: string; hash: string } | undefined {
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(SUFFIX)) return undefined;
  const [hash = '', ...names] = path.slice(FOLDER.length + 1, -SUFFIX.length).split('/');
  return HASH.test(hash) ? { path: `/${names.join('/')}`, hash } : undefined;
}
