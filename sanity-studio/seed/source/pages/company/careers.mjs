import { page } from '../../build/page.mjs';

/** Values, perks and eight people in their words. */
export const careers = page({
  title: 'Careers',
  path: '/company/careers',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Build the part nobody sees and everybody leans on.',
      lead: 'We make the system small and medium businesses run on. It has to be right.',
      layout: 'strip',
    },
    {
      _type: 'valueGrid',
      title: 'What we hold to.',
      values: ['get-it-right', 'work-as-one-team', 'leave-it-stronger'],
    },
    {
      _type: 'perkList',
      title: 'The practical side.',
      perks: [
        { title: 'Flexible hours', icon: 'clock' },
        { title: 'Remote-friendly work', icon: 'laptop' },
        { title: 'Time to learn', icon: 'graduation-cap' },
        { title: 'Health cover', icon: 'heart' },
        { title: 'Paid leave', icon: 'calendar-check' },
        { title: 'Room to grow', icon: 'sprout' },
      ],
    },
    {
      _type: 'employeeQuotes',
      title: 'Eight people, in their words.',
      quotes: [
        'lena-fischer',
        'daniel-okoro',
        'mei-tanaka',
        'jonas-berg',
        'priya-nair',
        'carlos-mena',
        'sade-bello',
        'owen-pritchard',
      ],
    },
  ],
  endCap: {
    title: 'No opening that fits?',
    text: 'Write to us. Tell us what you are good at and what you would fix first.',
    actions: [{ label: 'Write to us', href: 'mailto:careers@{product}.example' }],
  },
  seo: {
    title: 'Careers: values, perks and people',
    description:
      'What we hold to, what working here is like in practice, and eight colleagues in their own words.',
  },
});
