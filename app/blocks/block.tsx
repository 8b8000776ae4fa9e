import { type ComponentType, createElement } from 'react';
import type { BlockName } from '../content-model/content-types';
import { BlockType } from '../ui/band';
import { ArticleList } from './article-list/article-list';
import { BenefitGrid } from './benefit-grid/benefit-grid';
import type { BlockProps } from './block-parts';
import { CapabilityGrid } from './capability-grid/capability-grid';
import { ContactMethods } from './contact-methods/contact-methods';
import { CustomerStory } from './customer-story/customer-story';
import { DarkBand } from './dark-band/dark-band';
import { EmployeeQuotes } from './employee-quotes/employee-quotes';
import { FactsRow } from './facts-row/facts-row';
import { FaqGroups } from './faq-groups/faq-groups';
import { FaqList } from './faq-list/faq-list';
import { FeatureGrid } from './feature-grid/feature-grid';
import { FitTable } from './fit-table/fit-table';
import { IndustryGrid } from './industry-grid/industry-grid';
import { LogoStrip } from './logo-strip/logo-strip';
import { MediaRow } from './media-row/media-row';
import { MissionSections } from './mission-sections/mission-sections';
import { ModuleSections } from './module-sections/module-sections';
import { Openings } from './openings/openings';
import { PageHero } from './page-hero/page-hero';
import { PerkList } from './perk-list/perk-list';
import { ProductStory } from './product-story/product-story';
import { Prose } from './prose/prose';
import { QuoteBuilder } from './quote-builder/quote-builder';
import { QuoteContents } from './quote-contents/quote-contents';
import { RuledList } from './ruled-list/ruled-list';
import { SearchForm } from './search-form/search-form';
import { StairHero } from './stair-hero/stair-hero';
import { TestimonialRow } from './testimonial-row/testimonial-row';
import { ValuationCalculator } from './valuation-calculator/valuation-calculator';
import { ValueGrid } from './value-grid/value-grid';

/** The component of each block. One that is missing does not compile. */
const components: { [Name in BlockName]: ComponentType<BlockProps<Name>> } = {
  articleList: ArticleList,
  benefitGrid: BenefitGrid,
  capabilityGrid: CapabilityGrid,
  contactMethods: ContactMethods,
  darkBand: DarkBand,
  employeeQuotes: EmployeeQuotes,
  factsRow: FactsRow,
  faqGroups: FaqGroups,
  faqList: FaqList,
  featureGrid: FeatureGrid,
  industryGrid: IndustryGrid,
  logoStrip: LogoStrip,
  mediaRow: MediaRow,
  missionSections: MissionSections,
  moduleSections: ModuleSections,
  openings: Openings,
  pageHero: PageHero,
  perkList: PerkList,
  productStory: ProductStory,
  prose: Prose,
  quoteBuilder: QuoteBuilder,
  ruledList: RuledList,
  searchForm: SearchForm,
  stairHero: StairHero,
  testimonialRow: TestimonialRow,
  valuationCalculator: ValuationCalculator,
  valueGrid: ValueGrid,
  fitTable: FitTable,
  quoteContents: QuoteContents,
  customerStory: CustomerStory,
};

export const Block = (props: BlockProps<BlockName>) => (
  <BlockType.Provider value={props.block._type}>{view(props.block._type, props)}</BlockType.Provider>
);

const view = <Name extends BlockName>(name: Name, props: BlockProps<Name>) =>
  createElement(components[name], props);
