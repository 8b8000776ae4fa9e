/** A document that refers to another. */
export type DocumentUser = { _id: string; _type: string; title: string | null; path: string | null };

/** Documents that refer to `$id`, in the order of the site; drafts stand for their documents (perspective `drafts`). */
export const usersQuery = `*[references($id)] | order(path asc, title asc){
  _id,
  _type,
  "title": coalesce(title, name, question, productName),
  path
}`;
