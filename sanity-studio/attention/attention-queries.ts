/** All content that editors write: no images or files, nothing that Studio or the lake keeps for itself. */
export const contentQuery = `*[!(_type match "sanity.*") && !(_type match "system.*") && !(_id in path("_.**"))]`;

/** Changes that visitors do not see yet, the latest first; the perspective must be \`raw\`. */
export const unpublishedQuery = `*[_id in path("drafts.**") && !(_type match "sanity.*")] | order(_updatedAt desc){
  _id,
  _type,
  _updatedAt,
  "title": coalesce(title, name, question, productName, alt, from),
  path,
  "isNew": !defined(*[_id == string::split(^._id, "drafts.")[1]][0]._id)
}`;
