import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `Companies that report for more than one entity can now see the group result next to that of each company. Every
  column is shown, eliminations included, so a figure in the last column can be followed back to a company.

  ## What it shows

  One table for the group: a column for each company, one for eliminations, and the total. The picture shows
  our sample group, Marlow, in thousands of its reporting currency. The table below starts from the other end: what each
  company sold, and how much of it stayed within the group.`,
  embed.table(
    'What each company adds to the revenue of Marlow Group (sample figures, thousands)',
    [
      ['Company', 'Own revenue', 'Sold within the group', 'Group'],
      ['Marlow UK', '371.2', '(30.0)', '341.2'],
      ['Marlow EU', '268.3', '(18.2)', '250.1'],
      ['Marlow US', '351.9', '0.0', '351.9'],
      ['Total', '991.4', '(48.2)', '943.2'],
    ],
    { totalRow: true },
  ),
  `The companies sold each other goods worth 48.2. In the group that is neither revenue nor cost, so it is taken out of
  both, and gross profit does not change.

  ## Who it is for

  - Finance directors who put several trial balances together by hand.
  - Auditors who need to see what was eliminated, and why.
  - Owners of two companies who want one answer.

  ### Currency

  Each company keeps its books in its own currency. The group view translates them to the one you report in, and keeps
  the original amounts with them.

  ## How to start

  Multi-entity management is part of the platform, and business intelligence reports across it. If you run more than
  one company, [ask for a demo](/support/contact-us#book-a-demo) and bring two trial balances. See
  [accounting and finance](/features/accounting-finance) for the ledger beneath.`,
);

/** News about multi-entity management. */
export const groupReporting = article({
  slug: 'group-reporting-in-one-view',
  channel: 'news',
  title: 'Group reporting in one view',
  about: 'accounting',
  excerpt: 'The group next to each company, with eliminations in a column of their own.',
  publishedOn: '2026-06-11',
  writtenBy: 'carlos-mena',
  cover: media.view(
    'consolidation',
    'Sample consolidated result: three companies, eliminations and the group.',
  ),
  body,
  seo: {
    description:
      'The group result next to each company, with eliminations in a column of their own and every figure traceable to its source.',
  },
});
