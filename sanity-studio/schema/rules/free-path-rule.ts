import type { ValidationContext } from 'sanity';
import { pathSpellings } from '../../addresses/path-spellings';
import { API_VERSION } from './api-version';
import { checkPath } from './path-rule';

const SLUG = '*[_id in ["siteSettings", "drafts.siteSettings"]] | order(_id desc)[0].productSlug';
const OTHER = `*[
  _type in ["page", "article", "legalPage", "redirect"] && coalesce(path, from) in $paths
    && _id != $own && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
][0]{ _type, "name": coalesce(title, from) }`;

/**
 * Checks that no other published page or redirect has a path already. A draft blocks nothing but itself, once the path is
 * taken.
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
