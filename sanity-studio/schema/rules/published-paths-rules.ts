import type { ValidationContext } from 'sanity';
import { API_VERSION } from '../../../protocol/lake-api';
import { type LinkFlaw, publishedId } from '../../addresses/links';
import { pathSpellings, readAddressBook } from '../../addresses/read-addresses';
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
const AT_PATH = `*[
  _type in ["page", "article", "legalPage", "redirect"] && coalesce(path, from) in $paths
    && !(_id in [$own, "drafts." + $own]) && coalesce(page._ref, "") != $own && !(_id in path("versions.**"))
] | order(_id in path("drafts.**") asc){ _id, _type, "name": coalesce(title, from) }`;

/**
 * Makes a check that no other document has the path already. A draft at the path does not block other documents: it
 * cannot be published there itself. A redirect to the document goes when it is published.
 * @param state of the other documents: a published one is an error, a draft a warning
 * @returns a check for the path's field; `{product}` and the short name itself are the same. It returns true, or a
 *   sentence that names what is in the way
 */
export function checkPathIsFree(state: 'published' | 'draft') {
  return async (path: string | undefined, context: ValidationContext): Promise<true | string> => {
    if (!path || checkPath(path) !== true) return true;
    const client = context.getClient({ apiVersion: API_VERSION });
    const own = publishedId(context.document?._id ?? '');
    const options = { perspective: 'raw', tag: 'free-path' } as const;
    const slug = await client.fetch<string | null>(SLUG, {}, options);
    const params = { paths: pathSpellings(path, slug ?? ''), own };
    const [other] = await client.fetch<{ _id: string; _type: string; name: string | null }[]>(
      AT_PATH,
      params,
      options,
    );
    if (!other || (publishedId(other._id) === other._id) !== (state === 'published')) return true;
    const name = other.name ?? 'Another page';
    if (state === 'draft')
      return `“${name}”, not published yet, has this path too. Only one can be published.`;
    if (other._type === 'redirect')
      return 'A redirect begins at this path. Remove it first, or choose another.';
    return `“${name}” has this path already. Choose another.`;
  };
}
