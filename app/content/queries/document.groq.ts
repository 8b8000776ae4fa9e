import { defineQuery } from 'groq';
import { blocksProjection } from '../../blocks/blocks.groq';
import { articleSummaryProjection } from '../projections/article-summary.groq';
import { endCapProjection } from '../projections/end-cap.groq';
import { mediaProjection } from '../projections/media.groq';
import { richTextProjection } from '../projections/rich-text.groq';
import { seoProjection } from '../projections/seo.groq';

/**
 * The document that stands at a path, whatever its type. `$paths` holds every spelling of the path that an
 * editor can have stored (see `stored-paths.ts`). Of several at one path the older wins; in drafts, those of
 * `$published` win over the rest. Studio has the same rule in `main-documents.ts`.
 */
export const documentQuery = defineQuery(`
  *[_type in ["page", "article", "legalPage"] && path in $paths] | order(_id in $published desc, _createdAt asc)[0]{
    _id,
    _type,
    _updatedAt,
    title,
    path,
    seo{ ${seoProjection} },
    _type == "page" => { blocks[]{ ${blocksProjection} }, endCap{ ${endCapProjection} } },
    _type == "article" => {
      channel,
      topic,
      excerpt,
      publishedAt,
      author{ name, position, portrait{ ${mediaProjection} } },
      cover{ ${mediaProjection} },
      body[]{ ${richTextProjection} },
      endCap{ ${endCapProjection} },
      "newer": *[_type == "article" && channel == ^.channel && publishedAt > ^.publishedAt] | order(publishedAt asc)[0]{ ${articleSummaryProjection} },
      "older": *[_type == "article" && channel == ^.channel && publishedAt < ^.publishedAt] | order(publishedAt desc)[0]{ ${articleSummaryProjection} }
    },
    _type == "legalPage" => { summary, updatedOn, sampleNotice, body[]{ ${richTextProjection} } }
  }
`);
