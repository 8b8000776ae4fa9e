import type {
  AnswersQueryResult,
  DocumentQueryResult,
  FeedQueryResult,
  SearchedDocumentsQueryResult,
  SearchQueryResult,
  SiteQueryResult,
} from './sanity.types';
import type { Visible } from './visible';

/** Names for parts of the generated query results. Only the names are written by hand. */
export type StoredDocument = NonNullable<Visible<DocumentQueryResult>>;
export type ContentDocument = WithoutTranslations<StoredDocument>;
type WithoutTranslations<Of> = Of extends unknown ? Omit<Of, 'translations'> : never;
/** A document in one of its languages (BCP 47). `isListed`: search engines may list it. */
export type Translation = { language: string; path: string; isListed: boolean };
export type PageDocument = Extract<ContentDocument, { _type: 'page' }>;
export type ArticleDocument = Extract<ContentDocument, { _type: 'article' }>;
export type LegalDocument = Extract<ContentDocument, { _type: 'legalPage' }>;
/** `others` are the other topics that visible articles are about. */
export type TopicDocument = Extract<ContentDocument, { _type: 'topic' }> & { others?: TopicLink[] };
export type TopicLink = { _id: string; title: string; path: string };

/** `edit`, in previews only, are attributes of the block's element that name its source. */
export type Block = PageDocument['blocks'][number] & { edit?: Record<string, string> };
export type BlockName = Block['_type'];
/** The data of one block: `BlockOf<'factsRow'>`. */
export type BlockOf<Name extends BlockName> = Extract<Block, { _type: Name }>;

/** A language of the site (BCP 47), its own name, and the path of its home page, if that is published. */
export type SiteLanguage = { language: string; name: string; path?: string };

/** `language` is a canonical BCP 47 tag; `languages` are those of a site with several. */
export type SiteSettings = Omit<NonNullable<SiteQueryResult['settings']>, 'facts' | 'bookingAddress'> & {
  language: string;
  languages?: SiteLanguage[] | undefined;
};
export type Navigation = NonNullable<SiteQueryResult['navigation']>;
export type ChatTexts = NonNullable<SiteQueryResult['chat']['texts']>;
/** The consent texts; null where none are published. */
export type ConsentSettings = SiteQueryResult['consent'];
export type ConsentTexts = NonNullable<ConsentSettings>;
/** What the chat says while no workflow is connected, beside sentences of pages. */
export type PublishedAnswers = Visible<AnswersQueryResult>;
/** A document as the search index reads it. */
export type SearchedDocument = Visible<SearchedDocumentsQueryResult>[number];
/** The editors' texts of the page of results; null where none are published. */
export type SearchTexts = SearchQueryResult['texts'];
export type MenuItem = Navigation['items'][number];
export type MenuLink = NonNullable<MenuItem['items']>[number];
export type MenuTestimonial = NonNullable<MenuItem['testimonial']>;

export type EndCap = SiteSettings['endCap'];
export type ErrorPage = SiteSettings['notFound'];

/** `edit`, in previews only, is the field that a click opens: the value of `data-sanity`. */
export type MediaValue = MenuTestimonial['avatar'] & { edit?: string };
/** A product view; null where it is not published. */
export type ProductViewValue = NonNullable<MediaValue['view']>;
type AnyPart = ProductViewValue['parts'][number];
/** A part of one: `ViewPart<'viewTable'>`. */
export type ViewPart<Name extends AnyPart['_type']> = Extract<AnyPart, { _type: Name }>;
export type UploadedImage = NonNullable<MediaValue['image']>;
export type RichTextValue = ArticleDocument['body'];
export type FaqItem = BlockOf<'faqList'>['items'][number];
export type ShortTextValue = NonNullable<FaqItem['answer']>;
export type ArticleLink = BlockOf<'articleList'>['articles'][number];
export type FeedArticle = Visible<FeedQueryResult>[number];
