import type { ValidationContext } from 'sanity';
import { API_VERSION } from '../../../protocol/lake-api';
import type { LinkFlaw } from '../../addresses/address-book';
import { pathSpellings, readAddressBook } from '../../addresses/address-book';
import { checkHref, checkPath } from './address-rules';

/**
 * Makes a check of a link's target.
 * @param kind of flaw to report: a dead link is an error, one to a page not yet published a warning
 * @returns a check for a link's field; true, or a sentence that says what is wrong
 */
export function checkLinkTarget(kind: LinkFlaw['kind']) {
  return async (href: string | undefined, context: ValidationContext): Promise<true | string> => {
    if (!href || checkHref(href) !== true) return true;
    const book = await readAddressBook(context.getClient({ apiVersion: API_VERSION }));
    const path = context.document?.path;
    const flaw = book.flawOf(href, typeof path === 'string' ? path : undefined);
    return flaw?.kind === kind ? flaw.message : true;
  };
}

const SLUG = '*[_id in ["siteSettings", "drafts.siteSettings"]] | order(_id desc)[0].productSlug';
const OTHER = `*[
  _type in ["page", "article", "legalPage", "redirect"] && coalesce(path, from) in $paths
    && _id != $own && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
][0]{ _type, "name": coalesce(title, from) }`;

/**
 * Checks that no other published page or redirect has the path already. A draft at the path does not block other
 * documents.
 * @param path as typed; `{product}` and the short name itself are the same
 * @returns true, or a sentence that names what is in the way
 */
export async function checkPathIsFree(
  path: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!path || checkPath(path) !== true) return true;
  const client = context.getClient({ apiVersion: API_VERSION });
  const id = context.document?._id.replace(/^(?:drafts|versions\.[^.]+)\./, '') ?? '';
  const options = { perspective: 'raw', tag: 'free-path' } as const;
  const slug = await client.fetch<string | null>(SLUG, {}, options);
  const params = { paths: pathSpellings(path, slug ?? ''), own: id };
  const other = await client.fetch<{ _type: string; name: string | null } | null>(OTHER, params, options);
  if (!other) return true;
  if (other._type === 'redirect')
    return 'A redirect begins at this path. Remove it first, or choose another.';
  return `“${other.name ?? 'Another page'}” has this path already. Choose another.`;
}
