/** A link: its text and its target. */
export const linkProjection = /* groq */ `label, href, newTab`;

/** When a page, an article or a block is visible. Every query of one asks for it: `visible-content.ts` decides. */
export const datesProjection = /* groq */ `visibleFrom, visibleUntil`;

/** An uploaded image with its crop and hotspot. */
export const uploadProjection = /* groq */ `asset, hotspot, crop`;

/** What a product view shows. All kinds of parts are projected as they are stored: their fields are all shown. */
export const viewProjection = /* groq */ `title, context, tag, parts`;

/** A picture: an uploaded image with its crop and hotspot, a product view, or the name of a drawing of the site. */
export const mediaProjection = /* groq */ `source, image{ ${uploadProjection} }, "view": view->{ ${viewProjection} }, illustration, alt, decorative, caption`;

/** One paragraph, heading or list item of Portable Text. */
const textBlockProjection = /* groq */ `_key, _type, style, listItem, level, markDefs[]{ _key, _type, href, newTab }, children[]{ _key, _type, text, marks }`;

/** How a page looks in search results and when it is shared. */
export const seoProjection = /* groq */ `title, description, noindex, image{ ${uploadProjection} }`;

/** What an article is about: the id of its topic, or its name as a text until it refers to one (decision 0138). */
export const aboutProjection = /* groq */ `"about": coalesce(about._ref, topic)`;

/** The topic of an article as pages show it; one that is a text has no page. One shape for both, or `path` would be nothing. */
export const articleTopicProjection = /* groq */ `"topic": select(defined(about) || defined(topic) => { "title": coalesce(about->title, topic), "path": about->path, "visibleFrom": about->visibleFrom, "visibleUntil": about->visibleUntil }, null)`;

/** The author of an article: the document that it refers to, else the object embedded in it (decision 0138). */
export const authorProjection = /* groq */ `"author": coalesce(writtenBy->, author){ name, position, portrait{ ${mediaProjection} } }`;

/** An article as others link to it. */
export const articleLinkProjection = /* groq */ `_id, title, path, ${articleTopicProjection}, publishedAt, ${datesProjection}`;

/** The band that closes a page. */
export const endCapProjection = /* groq */ `title, text, actions[]{ ${linkProjection} }, look`;

/** What a question says whose answer is sent by mail. */
const mailAnswer = /* groq */ `*[_type == "siteSettings" && _id == "siteSettings"][0].mailAnswer`;

/** A question and its answer. */
export const faqItemProjection = /* groq */ `_id, question, "answer": select(byMail == true => ${mailAnswer}, answer)[]{ ${textBlockProjection} }`;

/** What visitors choose from in a quote builder. */
export const offerProjection = /* groq */ `
  modules[]{ _key, id, name, chosen },
  roles[]{ _key, name, users, modules },
  sizes[]{ _key, id, name, description, time }
`;

/** A valuation calculator: a block of a page, or a part of an article's text. */
export const calculatorProjection = /* groq */ `
  title,
  lead,
  name,
  receipts[]{ _key, received, quantity, unitCost },
  sold,
  labels{ sold, submit, invalid, receipt, quantity, unitCost, used, costOfSale, left, stockLeft, onHand }
`;

/** A member of `richText`: text, picture, table or callout. */
export const richTextProjection = /* groq */ `
  _key,
  _type,
  _type == "block" => { ${textBlockProjection} },
  _type == "figure" => { media{ ${mediaProjection} } },
  _type == "contentTable" => { caption, headerRow, totalRow, rows[]{ _key, cells } },
  _type == "callout" => { tone, title, body }
`;

/** A member of `articleText`: what `richText` has, and calculators. */
export const articleTextProjection = /* groq */ `
  ${richTextProjection},
  _type == "valuationCalculator" => { anchor, ${datesProjection}, ${calculatorProjection} }
`;
