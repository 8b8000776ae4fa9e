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
