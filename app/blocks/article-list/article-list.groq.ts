import { articleSummaryProjection } from '../../content/projections/article-summary.groq';

/** What the `articleList` block asks of the Lake. */
export const articleListFragment = /* groq */ `_type == "articleList" => {
  channel,
  readLabel,
  "articles": *[_type == "article" && channel == ^.channel] | order(publishedAt desc){ ${articleSummaryProjection} }
}`;
