import { withRules } from '../checks/validation';
import { blockParts, blockTypes } from './blocks/block-types';
import { article, articleAuthor } from './documents/article';
import { author } from './documents/author';
import { careerValue } from './documents/career-value';
import { chatSettings } from './documents/chat-settings';
import { consentSettings } from './documents/consent-settings';
import { customerLogo } from './documents/customer-logo';
import { employeeQuote } from './documents/employee-quote';
import { faqItem } from './documents/faq-item';
import { industry } from './documents/industry';
import { legalPage } from './documents/legal-page';
import { menuItem, menuLink, menuTestimonial, navigation } from './documents/navigation';
import { opening } from './documents/opening';
import { page } from './documents/page';
import { previewShare } from './documents/preview-share';
import { productView } from './documents/product-view';
import { redirect } from './documents/redirect';
import { siteSettings } from './documents/site-settings';
import { story } from './documents/story';
import { testimonial } from './documents/testimonial';
import { topic } from './documents/topic';
import { translationMetadata } from './documents/translation-metadata';
import { callout } from './objects/callout';
import { contentTable, tableRow } from './objects/content-table';
import { endCap } from './objects/end-cap';
import { figure } from './objects/figure';
import { link, textLink } from './objects/link';
import { media } from './objects/media';
import { articleText, richText } from './objects/rich-text';
import { seo } from './objects/seo';
import { errorPage, searchTexts, socialLink } from './objects/settings-parts';
import { shortText } from './objects/short-text';
import { drawings, viewSheet, viewTag } from './objects/view-drawings';
import { tableTypes } from './objects/view-table';

const documentTypes = [
  article,
  author,
  careerValue,
  chatSettings,
  consentSettings,
  customerLogo,
  employeeQuote,
  faqItem,
  industry,
  legalPage,
  navigation,
  opening,
  page,
  previewShare,
  productView,
  redirect,
  siteSettings,
  story,
  testimonial,
  topic,
].map(withRules);

/** The content model: every type that Studio knows. */
export const schemaTypes = [
  ...documentTypes,
  translationMetadata,
  articleAuthor,
  articleText,
  callout,
  contentTable,
  endCap,
  errorPage,
  figure,
  link,
  media,
  menuItem,
  menuLink,
  menuTestimonial,
  richText,
  searchTexts,
  seo,
  shortText,
  socialLink,
  tableRow,
  textLink,
  viewTag,
  viewSheet,
  ...tableTypes,
  ...drawings,
  ...blockParts,
  ...blockTypes,
];
