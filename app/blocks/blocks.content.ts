import type { BlockName } from '../content-model/content-types';
import { datesProjection } from '../content-model/projections.groq';
import { articleListFields, articleListTexts } from './article-list/article-list.content';
import { benefitGridFields, benefitGridTexts } from './benefit-grid/benefit-grid.content';
import { capabilityGridFields, capabilityGridTexts } from './capability-grid/capability-grid.content';
import { contactMethodsFields, contactMethodsTexts } from './contact-methods/contact-methods.content';
import { customerStoryFields, customerStoryTexts } from './customer-story/customer-story.content';
import { darkBandFields, darkBandTexts } from './dark-band/dark-band.content';
import { employeeQuotesFields, employeeQuotesTexts } from './employee-quotes/employee-quotes.content';
import { factsRowFields, factsRowTexts } from './facts-row/facts-row.content';
import { faqGroupsFields, faqGroupsTexts } from './faq-groups/faq-groups.content';
import { faqListFields, faqListTexts } from './faq-list/faq-list.content';
import { featureGridFields, featureGridTexts } from './feature-grid/feature-grid.content';
import { fitTableFields, fitTableTexts } from './fit-table/fit-table.content';
import { industryGridFields, industryGridTexts } from './industry-grid/industry-grid.content';
import { logoStripFields, logoStripTexts } from './logo-strip/logo-strip.content';
import { mediaRowFields, mediaRowTexts } from './media-row/media-row.content';
import { missionSectionsFields, missionSectionsTexts } from './mission-sections/mission-sections.content';
import { moduleSectionsFields, moduleSectionsTexts } from './module-sections/module-sections.content';
import { openingsFields, openingsTexts } from './openings/openings.content';
import { pageHeroFields, pageHeroTexts } from './page-hero/page-hero.content';
import { perkListFields, perkListTexts } from './perk-list/perk-list.content';
import { productStoryFields, productStoryTexts } from './product-story/product-story.content';
import { proseFields, proseTexts } from './prose/prose.content';
import { quoteBuilderFields, quoteBuilderTexts } from './quote-builder/quote-builder.content';
import { quoteContentsFields, quoteContentsTexts } from './quote-contents/quote-contents.content';
import { ruledListFields, ruledListTexts } from './ruled-list/ruled-list.content';
import { searchFormFields, searchFormTexts } from './search-form/search-form.content';
import { stairHeroFields, stairHeroTexts } from './stair-hero/stair-hero.content';
import { testimonialRowFields, testimonialRowTexts } from './testimonial-row/testimonial-row.content';
import type { TextsOf } from './texts';
import {
  valuationCalculatorFields,
  valuationCalculatorTexts,
} from './valuation-calculator/valuation-calculator.content';
import { valueGridFields, valueGridTexts } from './value-grid/value-grid.content';

/** Every block of a page with the fields that its component reads. */
export const blocksProjection = /* groq */ `
  _key,
  _type,
  anchor,
  ${datesProjection},
  _type == "stairHero" => { ${stairHeroFields} },
  _type == "pageHero" => { ${pageHeroFields} },
  _type == "factsRow" => { ${factsRowFields} },
  _type == "featureGrid" => { ${featureGridFields} },
  _type == "capabilityGrid" => { ${capabilityGridFields} },
  _type == "benefitGrid" => { ${benefitGridFields} },
  _type == "darkBand" => { ${darkBandFields} },
  _type == "industryGrid" => { ${industryGridFields} },
  _type == "testimonialRow" => { ${testimonialRowFields} },
  _type == "logoStrip" => { ${logoStripFields} },
  _type == "faqList" => { ${faqListFields} },
  _type == "faqGroups" => { ${faqGroupsFields} },
  _type == "moduleSections" => { ${moduleSectionsFields} },
  _type == "missionSections" => { ${missionSectionsFields} },
  _type == "valueGrid" => { ${valueGridFields} },
  _type == "perkList" => { ${perkListFields} },
  _type == "employeeQuotes" => { ${employeeQuotesFields} },
  _type == "mediaRow" => { ${mediaRowFields} },
  _type == "ruledList" => { ${ruledListFields} },
  _type == "contactMethods" => { ${contactMethodsFields} },
  _type == "articleList" => { ${articleListFields} },
  _type == "searchForm" => { ${searchFormFields} },
  _type == "prose" => { ${proseFields} },
  _type == "valuationCalculator" => { ${valuationCalculatorFields} },
  _type == "quoteBuilder" => { ${quoteBuilderFields} },
  _type == "openings" => { ${openingsFields} },
  _type == "productStory" => { ${productStoryFields} },
  _type == "fitTable" => { ${fitTableFields} },
  _type == "quoteContents" => { ${quoteContentsFields} },
  _type == "customerStory" => { ${customerStoryFields} }
`;

/** What the texts of each block are. One that is missing does not compile. */
export const blockTexts: { [Name in BlockName]: TextsOf<Name> } = {
  articleList: articleListTexts,
  benefitGrid: benefitGridTexts,
  capabilityGrid: capabilityGridTexts,
  contactMethods: contactMethodsTexts,
  darkBand: darkBandTexts,
  employeeQuotes: employeeQuotesTexts,
  factsRow: factsRowTexts,
  faqGroups: faqGroupsTexts,
  faqList: faqListTexts,
  featureGrid: featureGridTexts,
  industryGrid: industryGridTexts,
  logoStrip: logoStripTexts,
  mediaRow: mediaRowTexts,
  missionSections: missionSectionsTexts,
  moduleSections: moduleSectionsTexts,
  openings: openingsTexts,
  pageHero: pageHeroTexts,
  perkList: perkListTexts,
  productStory: productStoryTexts,
  prose: proseTexts,
  quoteBuilder: quoteBuilderTexts,
  ruledList: ruledListTexts,
  searchForm: searchFormTexts,
  stairHero: stairHeroTexts,
  testimonialRow: testimonialRowTexts,
  valuationCalculator: valuationCalculatorTexts,
  valueGrid: valueGridTexts,
  fitTable: fitTableTexts,
  quoteContents: quoteContentsTexts,
  customerStory: customerStoryTexts,
};
