import type { BlockOf } from '../../content/content-types';

export const factsRowFixture: BlockOf<'factsRow'> = {
  _key: 'facts',
  _type: 'factsRow',
  anchor: null,
  facts: [
    { _key: 'uptime', figure: '99.9%', label: 'Uptime' },
    { _key: 'support', figure: '2–4 hours', label: 'Support reply, on business days' },
    { _key: 'start', figure: '2–6 weeks', label: 'Implementation for small companies' },
    { _key: 'users', figure: 'No minimum', label: 'Any number of users' },
  ],
};
