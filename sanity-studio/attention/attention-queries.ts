/** Changes that visitors do not see yet, the latest first; the perspective must be `raw`. */
export const draftsQuery = `*[_id in path("drafts.**") && !(_type match "sanity.*")] | order(_updatedAt desc){
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, name, question, productName, alt, from),
  path
}`;

/** Which of `$ids` there are; the perspective must be `raw`. */
export const publishedQuery = '*[_id in $ids]._id';
