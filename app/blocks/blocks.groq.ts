import { articleListFragment } from './article-list/article-list.groq';
import { benefitGridFragment } from './benefit-grid/benefit-grid.groq';
import { capabilityGridFragment } from './capability-grid/capability-grid.groq';
import { contactMethodsFragment } from './contact-methods/contact-methods.groq';
import { darkBandFragment } from './dark-band/dark-band.groq';
import { employeeQuotesFragment } from './employee-quotes/employee-quotes.groq';
import { factsRowFragment } from './facts-row/facts-row.groq';
import { faqGroupsFragment } from './faq-groups/faq-groups.groq';
import { faqListFragment } from './faq-list/faq-list.groq';
import { featureGridFragment } from './feature-grid/feature-grid.groq';
import { industryGridFragment } from './industry-grid/industry-grid.groq';
import { logoStripFragment } from './logo-strip/logo-strip.groq';
import { mediaRowFragment } from './media-row/media-row.groq';
import { missionSectionsFragment } from './mission-sections/mission-sections.groq';
import { moduleSectionsFragment } from './module-sections/module-sections.groq';
import { pageHeroFragment } from './page-hero/page-hero.groq';
import { perkListFragment } from './perk-list/perk-list.groq';
import { proseFragment } from './prose/prose.groq';
import { ruledListFragment } from './ruled-list/ruled-list.groq';
import { stairHeroFragment } from './stair-hero/stair-hero.groq';
import { testimonialRowFragment } from './testimonial-row/testimonial-row.groq';
import { valueGridFragment } from './value-grid/value-grid.groq';

/** Every block of a page, each with its own fragment. */
export const blocksProjection = /* groq */ `
  _key,
  _type,
  anchor,
  ${stairHeroFragment},
  ${pageHeroFragment},
  ${factsRowFragment},
  ${featureGridFragment},
  ${capabilityGridFragment},
  ${benefitGridFragment},
  ${darkBandFragment},
  ${industryGridFragment},
  ${testimonialRowFragment},
  ${logoStripFragment},
  ${faqListFragment},
  ${faqGroupsFragment},
  ${moduleSectionsFragment},
  ${missionSectionsFragment},
  ${valueGridFragment},
  ${perkListFragment},
  ${employeeQuotesFragment},
  ${mediaRowFragment},
  ${ruledListFragment},
  ${contactMethodsFragment},
  ${articleListFragment},
  ${proseFragment}
`;
