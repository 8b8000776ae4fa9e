import { mailTo } from '../build/mail-to.mjs';
import { record } from '../build/record.mjs';

const ADDRESS = 'careers@{product}.example';

const opening = (order, name, { title, ...fields }) =>
  record('opening', name, {
    title,
    ...fields,
    href: mailTo(ADDRESS, title, [
      'What you have done that is closest to this work:',
      'What you would look at first here:',
      'When you could start:',
    ]),
    order,
  });

/** Three jobs of the sample company. */
export const openings = [
  opening(1, 'support-specialist', {
    title: 'Support Specialist, Warehouse',
    team: 'Support',
    place: 'London, or remote in the United Kingdom',
    contract: 'Permanent, full time',
    work: 'You answer customers whose stock, picks or receipts do not match, and you find out why, with their records in front of you and with the engineer who wrote that part. What you learn becomes a page of help.',
    requirements: [
      'You have worked in a warehouse, or with the people who run one.',
      'You can explain a difference of three units to a person in a hurry.',
      'You write plain English, and you check a table of movements before you answer.',
    ],
  }),
  opening(2, 'software-engineer-ledger', {
    title: 'Software Engineer, Ledger',
    team: 'Product',
    place: 'London, or remote in the United Kingdom',
    contract: 'Permanent, full or part time',
    work: 'You work on the entries that other modules post: what a goods receipt, a sale or a billed job writes into the ledger, and how it is taken back. An accountant sits in the team, and nothing is released while a trial balance is out.',
    requirements: [
      'You have kept a system correct that other people’s figures depend on.',
      'You write tests from examples that an accountant would recognise.',
      'You would rather remove a special case than add one.',
    ],
  }),
  opening(3, 'implementation-consultant', {
    title: 'Implementation Consultant',
    team: 'Implementation',
    place: 'London, with days at customers’ sites',
    contract: 'Permanent, full time',
    work: 'You take a customer from their old records to a first day that balances: opening figures, stock counts, roles and training. You settle the dates with them, and you say so early if one cannot be kept.',
    requirements: [
      'You have closed months, counted stock or run jobs yourself.',
      'You can lead a meeting in which finance and the warehouse disagree.',
      'You are at ease with other people’s spreadsheets.',
    ],
  }),
];
