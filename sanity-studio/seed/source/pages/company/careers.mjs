import { mailTo } from '../../build/mail-to.mjs';
import { media } from '../../build/media.mjs';
import { page } from '../../build/page.mjs';

/** Values, perks, openings and eight people in their words. */
export const careers = page({
  title: 'Careers',
  path: '/company/careers',
  blocks: [
    {
      _type: 'pageHero',
      title: 'Build the part that has to\u00a0be\u00a0right.',
      lead: 'We make the system that small and medium businesses keep their books and their stock in.',
      actions: [{ label: 'Open jobs', href: '/company/careers#openings' }],
      layout: 'sheet',
      image: media.view(
        'trial-balance',
        'Sample trial balance of Stannard Pumps, which makes pumps: ten accounts, whose debits and credits are equal.',
        'stannard',
      ),
    },
    {
      _type: 'valueGrid',
      title: 'Three things we hold to.',
      values: ['get-it-right', 'work-as-one-team', 'leave-it-stronger'],
    },
    {
      _type: 'perkList',
      title: 'Sample benefits, day to day.',
      perks: [
        {
          title: 'Flexible hours',
          description:
            'Your day begins between seven and eleven. Meetings are kept between eleven and three.',
          icon: 'clock',
        },
        {
          title: 'Remote-friendly work',
          description: 'Work from home or at Sample Row. Each team meets there for two days a month.',
          icon: 'laptop',
        },
        {
          title: 'Time to learn',
          description: 'Every second Friday is yours: a course, a customer’s site, or a day in another team.',
          icon: 'graduation-cap',
        },
        {
          title: 'Health cover',
          description: 'Private cover for you from your first day, and your family may join it.',
          icon: 'heart',
        },
        {
          title: 'Paid leave',
          description:
            'Twenty-eight days and the bank holidays, and a manager who notices if you have not taken them.',
          icon: 'calendar-check',
        },
        {
          title: 'Room to grow',
          description:
            'What each grade is expected to do is written down, and you review yours twice a year.',
          icon: 'sprout',
        },
      ],
    },
    {
      _type: 'openings',
      anchor: 'openings',
      title: 'Open jobs.',
      lead: 'Sample jobs. If you would like to ask something before you apply, write to the same address.',
      requirementsLabel: 'What we look for',
      applyLabel: 'Apply by e-mail',
      emptyText: 'No job is open at the moment. If you think we should know you, write to us.',
    },
    {
      _type: 'employeeQuotes',
      title: 'Eight sample colleagues on working here.',
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
    text: 'Tell us what you are good at, and what you would fix first.',
    actions: [
      {
        label: 'Write to us',
        href: mailTo('careers@{product}.example', 'Working with you', [
          'What I am good at:',
          'What I would fix first:',
        ]),
      },
    ],
    look: 'sheet',
  },
  seo: {
    title: 'Careers: openings, values and people',
    description:
      'Open jobs, the three values we hold to, what comes with the job, and eight sample colleagues on working here.',
  },
});
