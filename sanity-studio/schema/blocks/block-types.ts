import { articleList } from './article-list';
import { benefitCard, benefitGrid } from './benefit-grid';
import { capabilityCard, capabilityGrid } from './capability-grid';
import { contactMethod, contactMethods } from './contact-methods';
import { customerStory } from './customer-story';
import { darkBand } from './dark-band';
import { employeeQuotes } from './employee-quotes';
import { fact, factsRow } from './facts-row';
import { faqGroup, faqGroups } from './faq-groups';
import { faqList } from './faq-list';
import { featureCard, featureGrid } from './feature-grid';
import { fitRow, fitTable } from './fit-table';
import { industryGrid } from './industry-grid';
import { logoStrip } from './logo-strip';
import { mediaRow } from './media-row';
import { missionSection, missionSections } from './mission-sections';
import { moduleBullet, moduleSection, moduleSections } from './module-sections';
import { openings } from './openings';
import { pageHero } from './page-hero';
import { perk, perkList } from './perk-list';
import { productStory, storyStep } from './product-story';
import { prose } from './prose';
import { quoteBuilder, quoteLabels, quoteModule, quoteRole, quoteSize } from './quote-builder';
import { quoteContents, quoteLine } from './quote-contents';
import { ruledItem, ruledList } from './ruled-list';
import { searchForm } from './search-form';
import { course, stairHero } from './stair-hero';
import { testimonialRow } from './testimonial-row';
import { stockReceipt, valuationCalculator, valuationLabels } from './valuation-calculator';
import { valueGrid } from './value-grid';

/** Every block that a page can be built from, in the order of the insert menu. */
export const blockTypes = [
  stairHero,
  pageHero,
  factsRow,
  featureGrid,
  capabilityGrid,
  benefitGrid,
  darkBand,
  industryGrid,
  testimonialRow,
  customerStory,
  logoStrip,
  faqList,
  faqGroups,
  moduleSections,
  fitTable,
  missionSections,
  valueGrid,
  perkList,
  employeeQuotes,
  openings,
  mediaRow,
  ruledList,
  contactMethods,
  articleList,
  prose,
  searchForm,
  quoteContents,
  valuationCalculator,
  quoteBuilder,
  productStory,
];

/** What blocks are made of. */
export const blockParts = [
  benefitCard,
  capabilityCard,
  contactMethod,
  course,
  fact,
  faqGroup,
  featureCard,
  fitRow,
  missionSection,
  moduleBullet,
  moduleSection,
  perk,
  quoteLabels,
  quoteLine,
  quoteModule,
  quoteRole,
  quoteSize,
  ruledItem,
  stockReceipt,
  storyStep,
  valuationLabels,
];
