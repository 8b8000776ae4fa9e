import type { Block as BlockData, BlockName } from '../content/content-types';
import { ArticleList } from './article-list/article-list';
import { BenefitGrid } from './benefit-grid/benefit-grid';
import type { BlockProps } from './block-props';
import { CapabilityGrid } from './capability-grid/capability-grid';
import { ContactMethods } from './contact-methods/contact-methods';
import { DarkBand } from './dark-band/dark-band';
import { EmployeeQuotes } from './employee-quotes/employee-quotes';
import { FactsRow } from './facts-row/facts-row';
import { FaqGroups } from './faq-groups/faq-groups';
import { FaqList } from './faq-list/faq-list';
import { FeatureGrid } from './feature-grid/feature-grid';
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
import { RuledList } from './ruled-list/ruled-list';
import { SearchForm } from './search-form/search-form';
import { StairHero } from './stair-hero/stair-hero';
import { TestimonialRow } from './testimonial-row/testimonial-row';
import { ValuationCalculator } from './valuation-calculator/valuation-calculator';
import { ValueGrid } from './value-grid/value-grid';

type BlockViewProps = Pick<BlockProps<BlockName>, 'isHead' | 'takenIds' | 'isMirrored'> & {
  block: BlockData;
};

/** Renders one block of a page of any type. A type that is missing here does not compile. */
export function Block({ block, isHead, takenIds, isMirrored }: BlockViewProps) {
  switch (block._type) {
    case 'stairHero':
      return <StairHero block={block} isHead={isHead} />;
    case 'pageHero':
      return <PageHero block={block} isHead={isHead} />;
    case 'factsRow':
      return <FactsRow block={block} isHead={isHead} />;
    case 'featureGrid':
      return <FeatureGrid block={block} isHead={isHead} />;
    case 'capabilityGrid':
      return <CapabilityGrid block={block} isHead={isHead} />;
    case 'benefitGrid':
      return <BenefitGrid block={block} isHead={isHead} />;
    case 'darkBand':
      return <DarkBand block={block} isHead={isHead} />;
    case 'industryGrid':
      return <IndustryGrid block={block} isHead={isHead} takenIds={takenIds} />;
    case 'testimonialRow':
      return <TestimonialRow block={block} isHead={isHead} takenIds={takenIds} />;
    case 'logoStrip':
      return <LogoStrip block={block} isHead={isHead} />;
    case 'faqList':
      return <FaqList block={block} isHead={isHead} takenIds={takenIds} />;
    case 'faqGroups':
      return <FaqGroups block={block} isHead={isHead} takenIds={takenIds} />;
    case 'moduleSections':
      return <ModuleSections block={block} isHead={isHead} takenIds={takenIds} />;
    case 'missionSections':
      return <MissionSections block={block} isHead={isHead} />;
    case 'valueGrid':
      return <ValueGrid block={block} isHead={isHead} takenIds={takenIds} />;
    case 'perkList':
      return <PerkList block={block} isHead={isHead} />;
    case 'employeeQuotes':
      return <EmployeeQuotes block={block} isHead={isHead} takenIds={takenIds} />;
    case 'mediaRow':
      return <MediaRow block={block} isHead={isHead} isMirrored={isMirrored} />;
    case 'ruledList':
      return <RuledList block={block} isHead={isHead} />;
    case 'contactMethods':
      return <ContactMethods block={block} isHead={isHead} />;
    case 'articleList':
      return <ArticleList block={block} isHead={isHead} />;
    case 'searchForm':
      return <SearchForm block={block} isHead={isHead} />;
    case 'prose':
      return <Prose block={block} isHead={isHead} takenIds={takenIds} />;
    case 'valuationCalculator':
      return <ValuationCalculator block={block} isHead={isHead} />;
    case 'quoteBuilder':
      return <QuoteBuilder block={block} isHead={isHead} />;
    case 'openings':
      return <Openings block={block} isHead={isHead} />;
    case 'productStory':
      return <ProductStory block={block} isHead={isHead} />;
    default:
      return block satisfies never;
  }
}
