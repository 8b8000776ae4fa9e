import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `The {product} Academy is now arranged by role. A picker no longer meets a chapter on tax, and an accountant can skip
  the one on put-away. Each path holds what that person does, in the order in which they will do it.

  ## The paths`,
  embed.table('Who each path is for', [
    ['Path', 'For', 'Begins with'],
    ['Accountant', 'Ledger, receivables, payables', 'Where entries come from'],
    ['Buyer', 'Requests, orders, suppliers', 'Raising a requisition'],
    ['Warehouse manager', 'Sites, people, exceptions', 'Naming racks and bins'],
    ['Picker', 'Finding and sending stock', 'Reading a pick list'],
    ['Auditor', 'Counts, history, compliance', 'Following one movement'],
    ['Project lead', 'Budgets, cost, margin', 'Setting up a job'],
  ]),
  `## Why by role

  Training by screen teaches people where the buttons are. Training by role teaches them what to do when the delivery is
  short. The second is what they are asked on their first morning.

  > Teach the work. The screen is only where it happens.

  ### Lessons follow access

  In the warehouse, each path follows the access of its role. The path for a picker shows what a picker sees, and the
  path for an auditor stops where an auditor’s rights do.

  ## Working through one

  1. Read your own path from start to end.
  2. Do the worked figures. Each has its total, so you can check yourself.
  3. Read the path next to yours: buyers gain from the warehouse’s, and accountants from both.

  You can go at your own pace, or take the same material as [training](/resources/training) with the people who set the
  platform up. The [academy page](/support/{product}-academy) lists all six.`,
);

/** News about role-based training. */
export const academyPaths = article({
  slug: 'academy-paths-by-role',
  channel: 'news',
  title: 'Academy paths, arranged by role',
  about: 'training',
  excerpt: 'Six paths through the {product} Academy, so that each person reads about the work they do.',
  publishedOn: '2026-05-26',
  writtenBy: 'mei-tanaka',
  cover: media.view(
    'warehouse-roles',
    'Sample bin B-02-3 in three of the six paths: the warehouse manager sees its value, the picker on a phone what to pick, the auditor when it last moved.',
  ),
  body,
  seo: {
    description:
      'The academy is now arranged by role, from picker to project lead, so that each person reads about the work they do.',
  },
});
