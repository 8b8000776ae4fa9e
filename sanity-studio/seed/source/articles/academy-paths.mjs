import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `The {product} Academy is now arranged by role. A picker no longer meets a guide to cash flow, and an accountant can skip
  the one on bin codes. Each path holds what that person does, in the order in which they will do it.

  ## The paths`,
  embed.table('Who each path is for', [
    ['Path', 'For', 'Begins with'],
    ['Accountant', 'Closing and forecasting', 'Why the month-end close takes too long'],
    ['Buyer', 'Orders and supplier invoices', 'What three-way match catches'],
    ['Warehouse manager', 'Locations and stock value', 'Naming racks and bins'],
    ['Picker', 'Finding stock', 'What a bin code says'],
    ['Auditor', 'Controls and valuation', 'What three-way match does not catch'],
    ['Project lead', 'Budgets, cost, margin', 'Job costing for the first time'],
  ]),
  `## Why by role

  Training by screen teaches people where the buttons are. Training by role teaches them what to do when the delivery is
  short. The second is what they are asked on their first morning.

  > Teach the work. The screen is only where it happens.

  ### Lessons follow access

  In the warehouse, each path follows the access of its role. The path for a picker is about finding stock, and the path
  for an auditor is about checking it, because that is what the two roles can do.

  ## Working through one

  1. Start with the first guide of your own path.
  2. Do its exercise on paper. The answers are on the same page, so you can check yourself.
  3. Go on to the path next to yours: buyers gain from the warehouse’s, and accountants from both.

  You can go at your own pace, or learn in [training](/resources/training), which is planned with the setup. The
  [academy page](/support/{product}-academy) lists all six paths, and has the exercises.`,
);

/** News about role-based training. */
export const academyPaths = article({
  slug: 'academy-paths-by-role',
  channel: 'news',
  title: 'Academy paths, arranged by role',
  about: 'training',
  excerpt: 'Six paths through the {product} Academy, so that people learn about the work they do.',
  publishedOn: '2026-05-26',
  writtenBy: 'mei-tanaka',
  cover: media.view(
    'warehouse-roles',
    'Sample bin B-02-3 in three of the six paths: the warehouse manager sees its value, the picker what to pick, the auditor when it last moved.',
  ),
  body,
  seo: {
    description:
      'The academy is now arranged by role, from picker to project lead, so that people learn about the work they do.',
  },
});
