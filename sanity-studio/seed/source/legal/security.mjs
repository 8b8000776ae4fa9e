import { embed } from '../build/embed.mjs';
import { legalPage } from '../build/legal-page.mjs';
import { richText } from '../build/rich-text.mjs';
import { sampleNotice } from '../build/sample-notice.mjs';
import { trust } from '../buyers/trust.mjs';

/** Sample security page: it claims role-based access and uptime, and no certificate. */
export const security = legalPage({
  slug: 'security',
  title: 'Security',
  summary: 'How this website is protected, what you control in the product, and how to report a weakness.',
  updatedOn: '2026-03-01',
  sampleNotice,
  body: richText(
    `The website holds no customer records, runs only its own scripts, and limits what can be sent to it. In the product,
    access follows roles that you give.

    ## 1. What protects this website

    - It asks for no password and holds no customer records.
    - Its forms only choose what a page shows. The chat is the only place where you can send something, and what you send is limited in length.
    - Pages carry a content security policy, so the browser runs only the scripts the page came with.
    - The service that answers the chat is never addressed by your browser. Our server stands between them.
    - Pages that are not published yet are shown only to the people who edit this website.

    ## 2. What this page covers

    Two things are easily mixed up: the public website, which you are looking at, and the product application, in which
    customers keep their records. This page is about both. It names no certificate and no standard, because we hold none.

    ## 3. Access in the product

    Access is role-based. A role decides what a person can see and what they can change. Warehouse roles show the idea:`,
    embed.table('Three roles in a warehouse', [
      ['Role', 'Sees', 'Changes'],
      ['Warehouse manager', 'The whole site', 'Locations, people, exceptions'],
      ['Picker', 'What to pick, and where', 'Quantities picked'],
      ['Auditor', 'Counts and history', 'Nothing'],
    ]),
    `### What you can do

    - Give each person a role that fits the work, and no more.
    - Let different people order, receive and pay.
    - Remove access on the day a person leaves.
    - Go through the trail now and then, while nothing is wrong.

    ## 4. Availability

    We state {uptime} uptime. Your order form says how it is measured and what follows if it is missed.

    ## 5. Reporting a weakness

    If you believe that you have found a weakness in this website or in the product, please
    [write to us](mailto:security@{product}.example). Tell us what you did, what happened and how we can see it for
    ourselves. A short description in plain words is enough to begin with.

    We ask that you:

    1. look only as far as you need to in order to show the problem;
    2. leave other people’s data alone, and delete any you came across;
    3. give us time to mend it before you publish.

    In return we will reply, tell you what we find, and not pursue anyone who acted in good faith by these rules.`,
    embed.note(
      'Something urgent?',
      'If you think that someone else is using your login, change your password first, then contact support.',
    ),
    `## 6. When something goes wrong

    If records of customers were affected, we would tell those customers what happened, what it means for them and what
    we are doing about it, without waiting until we knew everything. Where the law asks for a report to an authority, we
    make it within the time that the law sets.

    ## 7. Contact

    Other questions about security can be sent through the [contact page](/support/contact-us). How to reach support is
    described under [customer support](/support/customer-support).`,
  ),
  blocks: [trust],
  seo: {
    description:
      'Sample security page: how this website is protected, role-based access in the product, availability and reporting a weakness.',
  },
});
