import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

/** Two mission sections: what drives us, our future. */
export const about = page({
  title: 'About',
  path: '/company/about',
  blocks: [
    {
      _type: 'pageHero',
      title: 'A business should know where it stands. We build the place it stands on.',
      layout: 'plain',
    },
    {
      _type: 'missionSections',
      sections: [
        {
          title1: 'What',
          title2: 'drives us',
          description: [
            'Small and medium businesses carry the same obligations as large ones, with fewer people to meet them.',
            'They keep books, hold stock, pay suppliers, finish projects and answer to tax authorities. Too often they do it across tools that disagree.',
            'We put accounting, orders, procurement, inventory, warehouses and projects on one base, so the answer is the same whoever asks.',
          ],
          image: media.illustration('about-drives-us'),
        },
        {
          title1: 'Our',
          title2: 'future',
          description: [
            'We want a growing company to add people, sites and entities without changing systems.',
            'That means modules that can be added one at a time, reporting that spans entities and currencies, and support that answers within hours on business days.',
          ],
          image: media.illustration('about-future'),
        },
      ],
    },
  ],
  seo: {
    title: 'About us: what drives us and our future',
    description:
      'Why we build one base for accounting, orders, procurement, inventory, warehouses and projects, and where it goes next.',
  },
});
