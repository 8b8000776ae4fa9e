import { actions } from '../../build/actions.mjs';
import { page } from '../../build/page.mjs';

/** `/industry`: the six cards. */
export const allIndustries = page({
  title: 'Industry',
  path: '/industry',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Six modules, six industries.',
      lead: 'What the same modules do for a shop, a fund, a factory, a site, a practice and a field crew.',
      actions: [actions.demo, actions.outline],
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
    title: 'Is your trade not on the list?',
    text: 'Bring what you buy, hold, move or make to a demo, and see which modules fit.',
    actions: [actions.demo, actions.outline],
    look: 'band',
  },
  seo: {
    title: 'Industries: six ways to use one platform',
    description:
      'Retail and distribution, financial services, manufacturing, construction, professional services, and oil and gas.',
  },
});
