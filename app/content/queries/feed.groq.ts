import { defineQuery } from 'groq';

/** The latest articles of blog and news, as the feed lists them; more than fifty no reader shows. */
export const feedQuery = defineQuery(`
  *[_type == "article" && defined(path)] | order(publishedAt desc)[0...50]{
    _id,
    _updatedAt,
    title,
    path,
    topic,
    excerpt,
    publishedAt,
    "authorName": author.name
  }
`);
