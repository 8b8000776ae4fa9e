/** Blocks, beside whole texts, whose headings are link names too. */
const HEADED = '["prose", "faqGroups", "moduleSections"]';

/** Asks for what `AddressBook` is made of. Drafts are in it: the perspective must be `raw`. */
export const addressesQuery = `{
  "brand": *[_id in ["siteSettings", "drafts.siteSettings"]] | order(_id desc)[0]{ productSlug, applicationHost },
  "pages": *[_type in ["page", "article", "legalPage"] && defined(path)]{
    _id,
    path,
    "hasHeadings": _type != "page" || count(blocks[_type in ${HEADED}]) > 0,
    "blocks": blocks[]{ anchor, "ids": coalesce(industries, values, quotes)[]->id }
  },
  "redirects": *[_type == "redirect" && !(_id in path("drafts.**"))]{ from, status }
}`;
