import { article } from '../build/article.mjs';
import { embed } from '../build/embed.mjs';
import { media } from '../build/media.mjs';
import { richText } from '../build/rich-text.mjs';

const body = richText(
  `Job costing gathers, for each job, what it was sold for and what it has cost so far. It is not difficult, but it is
  easy to begin with too much of it. This guide begins with four cost codes and one budget, and adds a forecast.

  ## What counts as a job

  A job is anything you would quote for separately. If you would give it a price, it needs a cost. A fit-out is a job. A
  year of maintenance for one customer is a job. “Marketing” is not, because it was not sold to anyone.

  Give each job a number, a customer, a start, an expected end and an agreed price. That is enough.

  ## Four cost codes, to begin with

  A cost code says what kind of cost it is. Begin with four:

  - **Labour**: hours of your own people, at a rate.
  - **Materials**: what was bought or taken from stock for the job.
  - **Subcontract**: what others did for you under an order.
  - **Plant hire**: equipment, by the day or week.

  You will want more. Wait. A code is worth having only if you would do something different because of it. Forty codes
  in the first month means thirty-six that are filled in at random.

  ## Set the budget from the quote

  You already worked it out once, when you priced the job. Put the same figures in as the budget, by cost code, and do
  not touch them again. If the scope changes, add a line for the change with its own amount. A budget that is adjusted to
  match what happened has nothing left to tell you.`,
  embed.figure(
    media.view(
      'budget-v-actual',
      'Sample job: 148,700 spent against a budget of 183,800, with materials already over.',
    ),
  ),
  `## Charge cost when it happens

  Three habits make or break it.

  1. **Every purchase order names a job and a code.** The invoice then arrives already sorted.
  2. **Hours are written down each day.** On Friday afternoon people remember a tidy week that did not take place.
  3. **Stock taken to a job is issued to it**, at the cost your [valuation method](/company/blog/fifo-lifo-weighted-average)
     gives.

  ### The rate for an hour

  Wages are not the cost of an hour. Add employer’s taxes, pension and paid leave, then divide by the hours a person
  really spends on jobs, which is fewer than the hours they are paid for. Use one rate for each kind of work and review it
  once a year. A slightly wrong rate, used consistently, still ranks your jobs correctly.

  ## Look ahead as well

  Actual against budget tells you where you are. To know where you will finish, ask one more question for each code:
  **what is still to come?** Answer it afresh, from the work that is left. Do not subtract.`,
  embed.table(
    'Quay Street fit-out, forecast at the end (sample figures)',
    [
      ['Cost code', 'Budget', 'Actual to date', 'Still to come', 'Forecast'],
      ['Labour', '64,000', '49,600', '15,400', '65,000'],
      ['Materials', '52,800', '54,600', '3,400', '58,000'],
      ['Subcontract', '49,000', '28,000', '20,000', '48,000'],
      ['Plant hire', '18,000', '16,500', '2,000', '18,500'],
      ['Total', '183,800', '148,700', '40,800', '189,500'],
    ],
    { totalRow: true },
  ),
  `The job has spent 35,100 less than its budget and looks comfortable. It will finish 5,700 over.
  Only the column “Forecast” shows that.

  > An overrun found at the end is a fact. Found in the middle, it is a conversation.

  ## Look at it once a week

  Choose a day. Look only at jobs whose forecast moved since last week, and ask why. There are few honest reasons: the
  scope grew, the price was wrong, or the work went slower than planned. Each has a different answer: bill the change,
  quote better, or help the site.`,
  embed.caution(
    'Do not spread overheads yet',
    'Rent and office salaries can be shared out to jobs later. In the first year they blur the picture: compare jobs on the costs that they caused.',
  ),
  `## After the job

  Close it. Compare forecast, budget and result by cost code, and write two sentences on what you would quote
  differently. A dozen of those pages are worth more than any textbook, including this one.

  [Project tracking](/features/project-job-costing) keeps setup, budget, cost, billing and both margins on one job, and
  [construction](/industry/construction) shows how a contractor would use it.`,
);

/** A guide for project firms; its figures are those of the budget sheet. */
export const jobCosting = article({
  slug: 'job-costing-for-the-first-time',
  channel: 'blog',
  title: 'Job costing for the first time',
  about: 'projects',
  excerpt:
    'Many firms know what the year made and have no idea which job made it. How to begin with as little as will work.',
  publishedOn: '2026-04-16',
  writtenBy: 'sade-bello',
  cover: media.view(
    'job-setup',
    'Sample job setup: its customer and dates, and a budget of 183,800 in four cost codes.',
  ),
  body,
  seo: {
    description:
      'How to begin job costing: what counts as a job, four cost codes, a budget from the quote, and the question that finds overruns.',
  },
});
