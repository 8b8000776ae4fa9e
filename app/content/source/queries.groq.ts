import { defineQuery } from 'groq';
import { IS_PAGE } from '../../../protocol/page-types';
import { blocksProjection } from '../../blocks/blocks.content';
import {
  FIRST_ENTRIES,
  isChanging,
  isLasting,
  isListed,
  isShown,
  today,
} from '../../content-model/list-dates.groq';
import {
  aboutProjection,
  articleLinkProjection,
  articleTextProjection,
  articleTopicProjection,
  authorProjection,
  datesProjection,
  endCapProjection,
  linkProjection,
  mediaProjection,
  richTextProjection,
  seoProjection,
  uploadProjection,
  viewProjection,
} from '../../content-model/projections.groq';

/** A page with more would take a second to render; the rest is left out. */
const MOST_BLOCKS = '0...100';
const MOST_PARAGRAPHS = '0...500';
/** The next article may not be visible yet, or no longer: then one of these is. */
const NEAREST = '0...5';

/** An article of the topic that surrounds the condition. */
const IS_OF_TOPIC = /* groq */ `_type == "article" && language == ^.language && coalesce(about._ref, topic) in [^._id, ^.title]`;

/** Others on its topic next to an article, on both sides, of which its page shows three: of many, some may not be visible. */
const isOther = /* groq */ `_type == "article" && _id != ^._id && language == ^.language && ${isListed} && coalesce(about._ref, topic) == coalesce(^.about._ref, ^.topic)`;
const nextAfter = /* groq */ `publishedAt >= ^.publishedAt] | order(publishedAt asc, _id asc)[0...12]{ ${articleLinkProjection} }`;
const nextBefore = /* groq */ `publishedAt < ^.publishedAt] | order(publishedAt desc, _id asc)[0...12]{ ${articleLinkProjection} }`;

/** The translations of the document around it, itself among them, as far as they are published. */
const translations = /* groq */ `*[_type == "translation.metadata" && references(^._id)] | order(_id asc)[0...1].translations[].value->`;

/** What visitors read, and the questions that editors have noted for it. */
const readDocument = /* groq */ `
    _id,
    _type,
    ${datesProjection},
    title,
    path,
    askedAs,
    (_type == "page" || _type == "legalPage") => { "blocks": blocks[${MOST_BLOCKS}]{ ${blocksProjection} } },
    _type == "article" => { channel, excerpt, "body": body[${MOST_PARAGRAPHS}]{ ${articleTextProjection} } },
    _type == "legalPage" => { summary, "body": body[${MOST_PARAGRAPHS}]{ ${richTextProjection} } },
    _type == "topic" => { description }
`;

/** The content of every page's frame. `languages` says which there are, and where the home page of each is. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    language, productName, productSlug, applicationHost, bookingAddress, tagline,
    facts[]{ name, value },
    logo{ ${uploadProjection} },
    logoOnDark{ ${uploadProjection} },
    icon{ ${uploadProjection} },
    callToAction{ ${linkProjection} },
    callToActionNote, siteNotice, copyright, organisationName, email, telephone, address,
    socialLinks[]{ network, href },
    endCap{ ${endCapProjection} },
    notFound{ title, text, actions[]{ ${linkProjection} } },
    unavailable{ title, text, actions[]{ ${linkProjection} } },
    seo{ ${seoProjection} }
  },
  "navigation": *[_type == "navigation" && _id == "navigation"][0]{
    items[]{
      _key, name, href, dropdown, title, overviewLabel,
      testimonial{ quote, author, position, avatar{ ${mediaProjection} } },
      items[]{ name, href, icon, description, footerHref }
    },
    legalLinks[]{ ${linkProjection} }
  },
  "chat": {
    "enabled": coalesce(*[_type == "chatSettings" && _id == "chatSettings"][0].enabled, true),
    "texts": *[_type == "chatSettings" && _id == "chatSettings"][0]{
      title, greeting, placeholder, notice, suggestions, limitMessage,
      privacyLink{ ${linkProjection} },
      contactLink{ ${linkProjection} },
      "failureMessage": select(showFailureMessage == true => failureMessage)
    }
  },
  "consent": *[_type == "consentSettings" && _id == "consentSettings"][0]{
    title, text, acceptLabel, rejectLabel, settingsLabel, acceptedText, rejectedText, signalText,
    cookiesLink{ ${linkProjection} }
  },
  "languages": {
    "settings": *[_type == "siteSettings"] | order(_id asc){ _id, language },
    "menus": *[_type == "navigation"]._id,
    "home": *[_type == "page" && path == "/"][0]{
      "translations": ${translations}{ language, path, ${datesProjection} }
    }
  }
}`);

/**
 * `$paths` has every spelling of the path that an editor can have stored. Of several at one path the older wins; in
 * drafts, those of `$published` win over the rest. Studio has the same rule in `main-documents.ts`.
 */
export const documentQuery = defineQuery(`
  *[${IS_PAGE} && path in $paths] | order(_id in $published desc, _createdAt asc)[0]{
    _id,
    _type,
    _updatedAt,
    ${datesProjection},
    title,
    path,
    language,
    "translations": ${translations}{ language, path, "noindex": seo.noindex, ${datesProjection} },
    (_type == "page" || _type == "legalPage") => { "blocks": blocks[${MOST_BLOCKS}]{ ${blocksProjection} } },
    _type == "page" => {
      seo{ ${seoProjection} },
      endCap{ ${endCapProjection} }
    },
    _type == "article" => {
      seo{ ${seoProjection} },
      channel,
      ${articleTopicProjection},
      excerpt,
      publishedAt,
      ${authorProjection},
      cover{ ${mediaProjection} },
      "body": body[${MOST_PARAGRAPHS}]{ ${articleTextProjection} },
      endCap{ ${endCapProjection} },
      "newer": *[_type == "article" && channel == ^.channel && language == ^.language && publishedAt > ^.publishedAt] | order(publishedAt asc)[${NEAREST}]{ ${articleLinkProjection} },
      "older": *[_type == "article" && channel == ^.channel && language == ^.language && publishedAt < ^.publishedAt] | order(publishedAt desc)[${NEAREST}]{ ${articleLinkProjection} },
      "related": [
        ...*[${isOther} && ${nextAfter},
        ...*[${isOther} && ${nextBefore}
      ]
    },
    _type == "legalPage" => {
      seo{ ${seoProjection} },
      summary,
      updatedOn,
      sampleNotice,
      "body": body[${MOST_PARAGRAPHS}]{ ${richTextProjection} }
    },
    _type == "topic" => {
      "seo": { "title": null, description, "noindex": null, "image": null },
      description,
      "day": ${today},
      "unchanging": count(*[${IS_OF_TOPIC} && ${isLasting}]),
      "changing": *[${IS_OF_TOPIC} && ${isChanging}]{ _id, ${datesProjection} },
      "articles": *[${IS_OF_TOPIC} && ${isListed}] | order(publishedAt desc, _id asc)[${FIRST_ENTRIES}]{ ${articleLinkProjection} }
    }
  }
`);

const isInList = /* groq */ `_type == "article" && (channel == $channel || coalesce(about._ref, topic) in $topic) && language == $language && ${isShown}`;

/**
 * The entries from `$from` to before `$to`: those that no date changes any more, and of the others those in `$shown`.
 * One of `$channel` and `$topic` is empty. The `day` of `documentQuery` is sent too, so that no answer of an earlier
 * day counts as one to this.
 */
export const articlesQuery = defineQuery(`
  *[${isInList}] | order(publishedAt desc, _id asc)[$from...$to]{ ${articleLinkProjection} }
`);

/** The same in reverse: the Lake reads it from the side that is nearer. */
export const lastArticlesQuery = defineQuery(`
  *[${isInList}] | order(publishedAt asc, _id desc)[$from...$to]{ ${articleLinkProjection} }
`);

/**
 * Of several with one old address the first counts. Not a bare list: a site without redirects keeps this answer too.
 */
export const redirectsQuery = defineQuery(`{
  "redirects": *[_type == "redirect" && defined(from)] | order(_id in $published desc, _createdAt asc){
    from,
    "to": coalesce(page->path, to),
    "status": select(status in [301, 302, 307, 308, 410] => status, 307)
  }
}`);

/** Every path, visible or not: a document's own answer says that. */
export const pathsQuery = defineQuery(`
  *[${IS_PAGE} && defined(path)]{ path, _type, language }
`);

/** Ids of the documents that are translations of each other; for a site with several languages. */
export const translationsQuery = defineQuery(`
  *[_type == "translation.metadata"]{ "ids": translations[].value._ref }
`);

/** For Studio; `view` as in a picture. */
export const productViewQuery = defineQuery(`{
  "view": *[_type == "productView" && _id == $id][0]{ ${viewProjection} }
}`);

export const sitemapQuery = defineQuery(`
  *[${IS_PAGE} && defined(path) && seo.noindex != true] | order(path asc){ _id, language, path, _updatedAt, ${datesProjection} }
`);

/** A document without a language has the default one. */
const isInLanguage = /* groq */ `coalesce(language, $defaultLanguage) == $language`;

/** See `linkedTopics`. */
export const topicsQuery = defineQuery(`{
  "topics": *[_type == "topic" && defined(path)] | order(path asc){ _id, title, path, language, ${datesProjection} },
  "about": array::unique(*[_type == "article" && ${isLasting}]{ ${aboutProjection} }.about),
  "changing": *[_type == "article" && ${isChanging}]{ ${aboutProjection}, ${datesProjection} }
}`);

/**
 * More than a feed shows, since not all may be visible. Of the topic whose id and name are `$topic`; where that is
 * empty, of blog and news.
 */
export const feedQuery = defineQuery(`
  *[_type == "article" && defined(path) && ${isInLanguage} && (count($topic) == 0 || coalesce(about._ref, topic) in $topic)] | order(publishedAt desc, _id asc)[0...100]{
    _id,
    ${datesProjection},
    _updatedAt,
    title,
    path,
    ${articleTopicProjection},
    excerpt,
    publishedAt,
    "authorName": coalesce(writtenBy->name, author.name)
  }
`);

/** Every document of a language that search engines may list, and its revision; `parts` are shown on pages. */
export const searchQuery = defineQuery(`{
  "documents": *[${IS_PAGE} && defined(path) && ${isInLanguage} && seo.noindex != true] | order(_id asc){ _id, _type, _rev },
  "parts": *[_type in ["faqItem", "industry", "testimonial", "employeeQuote", "careerValue", "customerLogo", "opening", "productView", "story", "siteSettings"]] | order(_id asc){ _id, _rev, askedAs },
  "texts": *[_type == "siteSettings" && _id == "siteSettings"][0].search{
    title, lead, noneTitle, noneText, askLabel,
    actions[]{ ${linkProjection} }
  }
}`);

export const searchedDocumentsQuery = defineQuery(`
  *[_id in $ids && ${IS_PAGE} && defined(path) && seo.noindex != true]{ ${readDocument} }
`);

export const answersQuery = defineQuery(`{
  "productName": *[_type == "siteSettings" && _id == "siteSettings"][0].productName,
  "texts": *[_type == "chatSettings" && _id == "chatSettings"][0]{ thanksReply, awayMessage, closestMessage, readMoreLabel }
}`);
