import { articleList } from './article-list';
import { benefitGrid } from './benefit-grid';
import { capabilityGrid } from './capability-grid';
import { contactMethods } from './contact-methods';
import { customerStory } from './customer-story';
import { darkBand } from './dark-band';
import { employeeQuotes } from './employee-quotes';
import { factsRow } from './facts-row';
import { faqGroups } from './faq-groups';
import { faqList } from './faq-list';
import { featureGrid } from './feature-grid';
import { fitTable } from './fit-table';
import { industryGrid } from './industry-grid';
import { logoStrip } from './logo-strip';
import { mediaRow } from './media-row';
import { missionSections } from './mission-sections';
import { moduleSections } from './module-sections';
import { openings } from './openings';
import { pageHero } from './page-hero';
import { perkList } from './perk-list';
import { productStory } from './product-story';
import { prose } from './prose';
import { quoteBuilder } from './quote-builder';
import { quoteContents } from './quote-contents';
import { ruledList } from './ruled-list';
import { searchForm } from './search-form';
import { stairHero } from './stair-hero';
import { testimonialRow } from './testimonial-row';
import { valuationCalculator } from './valuation-calculator';
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
