/** A page of the site on which a document shows. */
export type ShownOn = { _id: string; _type: string; title: string | null; path: string };

/** What `locationsOf` works on: the document itself, the pages that refer to it, and the lists that an article is in. */
export type Locations = {
  own: { path: string | null; title: string | null } | null;
  users: ShownOn[];
  lists: ShownOn[];
  product: { name: string | null; slug: string | null } | null;
};

const PAGE = '_id, _type, title, path';

/** Asks where `$id` shows (perspective `drafts`). */
export const locationsQuery = `{
  "own": *[_id == $id][0]{ path, title },
  "users": *[_type in ["page", "article", "legalPage"] && references($id) && defined(path)] | order(path asc){ ${PAGE} },
  "lists": *[_type == "page" && *[_id == $id && _type == "article"][0].channel in blocks[_type == "articleList"].channel] | order(path asc){ ${PAGE} },
  "product": *[_id == "siteSettings"][0]{ "name": productName, "slug": productSlug }
}`;
