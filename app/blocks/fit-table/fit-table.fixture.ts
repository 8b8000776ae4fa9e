import type { BlockOf } from '../../content-model/content-types';
import { blockFields } from '../block-fields.fixture';

const answers = (subject: string, ...lists: string[][]) =>
  ['Does', 'Does not', 'Ask us'].map((label, index) => ({ subject, label, points: lists[index] ?? [] }));

export const fitTableFixture: BlockOf<'fitTable'> = {
  ...blockFields('fitTable'),
  title: 'Fit and limits.',
  lead: 'The last column depends on your case.',
  link: { label: 'Write to us', href: 'mailto:hello@plinth.example', newTab: null },
  subjectLabel: 'Module',
  labels: ['Does', 'Does not', 'Ask us'],
  rows: [
    {
      _key: 'procurement',
      title: 'Procurement',
      href: '/features/procurement',
      answers: answers('Procurement', ['Three-way match', 'Goods receipt'], ['EDI with suppliers']),
    },
    {
      _key: 'other',
      title: 'Other systems',
      href: null,
      answers: answers('Other systems', [], ['Payroll'], ['What you exchange today']),
    },
  ],
};
