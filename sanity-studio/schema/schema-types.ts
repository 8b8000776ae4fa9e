import { withRules } from '../checks/validation';
import { blockTypes } from './blocks/block-types';
import { withDates } from './blocks/dated-block';
import { stockReceipt, valuationLabels } from './blocks/valuation-calculator';
import { article } from './documents/article';
import { author } from './documents/author';
import { careerValue } from './documents/career-value';
import { chatSettings } from './documents/chat-settings';
import { consentSettings } from './documents/consent-settings';
import { customerLogo } from './documents/customer-logo';
import { employeeQuote } from './documents/employee-quote';
import { faqItem } from './documents/faq-item';
import { industry } from './documents/industry';
import { legalPage } from './documents/legal-page';
import { navigation } from './documents/navigation';
import { opening } from './documents/opening';
import { page } from './documents/page';
import { previewShare } from './documents/preview-share';
import { productView } from './documents/product-view';
import { redirect } from './documents/redirect';
import { siteSettings } from './documents/site-settings';
import { story } from './documents/story';
import { testimonial } from './documents/testimonial';
import { topic } from './documents/topic';
import { articleAuthor } from './objects/article-author';
import { benefitCard } from './objects/benefit-card';
import { callout } from './objects/callout';
import { capabilityCard } from './objects/capability-card';
import { contactMethod } from './objects/contact-method';
import { contentTable } from './objects/content-table';
import { course } from './objects/course';
import { endCap } from './objects/end-cap';
import { errorPage } from './objects/error-page';
import { fact } from './objects/fact';
import { faqGroup } from './objects/faq-group';
import { featureCard } from './objects/feature-card';
import { figure } from './objects/figure';
import { link } from './objects/link';
import { media } from './objects/media';
import { menuItem } from './objects/menu-item';
import { menuLink } from './objects/menu-link';
import { menuTestimonial } from './objects/menu-testimonial';
import { missionSection } from './objects/mission-section';
import { moduleBullet } from './objects/module-bullet';
import { moduleSection } from './objects/module-section';
import { perk } from './objects/perk';
import { quoteLabels } from './objects/quote-labels';
import { quoteModule, quoteRole, quoteSize } from './objects/quote-parts';
import { articleText, richText } from './objects/rich-text';
import { ruledItem } from './objects/ruled-item';
import { searchTexts } from './objects/search-texts';
import { seo } from './objects/seo';
import { shortText } from './objects/short-text';
import { socialLink } from './objects/social-link';
import { storyStep } from './objects/story-step';
import { tableRow } from './objects/table-row';
import { textLink } from './objects/text-link';
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

import { fitRow } from './blocks/fit-table';
import { quoteLine } from './blocks/quote-contents';

/** The content model: every type that Studio knows. */
export const schemaTypes = [
  ...documentTypes,
  articleAuthor,
  articleText,
  benefitCard,
  callout,
  capabilityCard,
  contactMethod,
  contentTable,
  course,
  endCap,
  errorPage,
  fact,
  faqGroup,
  featureCard,
  figure,
  fitRow,
  link,
  media,
  menuItem,
  menuLink,
  menuTestimonial,
  missionSection,
  moduleBullet,
  moduleSection,
  perk,
  quoteLabels,
  quoteLine,
  quoteModule,
  quoteRole,
  quoteSize,
  richText,
  ruledItem,
  searchTexts,
  seo,
  shortText,
  socialLink,
  stockReceipt,
  storyStep,
  tableRow,
  textLink,
  valuationLabels,
  viewTag,
  viewSheet,
  ...tableTypes,
  ...drawings,
  ...blockTypes.map(withDates),
];
