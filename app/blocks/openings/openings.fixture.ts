import type { BlockOf } from '../../content/content-types';

export const openingsFixture: BlockOf<'openings'> = {
  _key: 'openings',
  _type: 'openings',
  anchor: 'openings',
  title: 'Openings.',
  lead: 'Each of them is with a team that you can talk to first.',
  requirementsLabel: 'What we look for',
  applyLabel: 'Apply by e-mail',
  emptyText: 'No job is open now.',
  openings: [
    {
      _id: 'opening-support',
      title: 'Support specialist',
      team: 'Support',
      place: 'London',
      contract: 'Permanent, full time',
      work: 'You answer customers, and find out with an engineer why a figure differs.',
      requirements: ['You have kept books or a stock.', 'You write plainly.'],
      href: 'mailto:jobs@plinth.example?subject=Support%20specialist',
    },
    {
      _id: 'opening-buyer',
      title: 'Buyer',
      team: 'Office',
      place: 'Remote',
      contract: 'Two years, part time',
      work: 'You buy what the company needs.',
      requirements: ['You compare offers.'],
      href: 'https://jobs.plinth.example/buyer',
    },
  ],
};
