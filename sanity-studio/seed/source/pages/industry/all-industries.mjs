import { actions } from '../../build/actions.mjs';
import { page } from '../../build/page.mjs';

/** `/industry`: the six cards. */
export const allIndustries = page({
  title: 'Industry',
  path: '/industry',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Drawn for the way your industry works.',
      lead: 'The same six modules, read from where you stand.',
      actions: [actions.start, actions.demo],
      layout: 'strip',
    },
    {
      _type: 'industryGrid',
      industries: [
        'retail-distribution',
        'financial-services',
        'manufacturing',
        'construction',
        'professional-services',
        'oil-gas',
      ],
    },
  ],
  endCap: {
    title: 'Not sure where you fit?',
    text: 'Tell us what you buy, hold, move or make. We say which modules suit you, and which do not.',
    actions: [actions.contact, actions.demo],
    look: 'band',
  },
  seo: {
    title: 'Industries: six ways to use one platform',
    description:
      'Retail and distribution, financial services, manufacturing, construction, professional services, and oil and gas.',
  },
});
