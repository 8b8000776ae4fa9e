import { legalPage } from '../build/legal-page.mjs';
import { richText } from '../build/rich-text.mjs';
import { sampleNotice } from '../build/sample-notice.mjs';

/** Sample legal notice: who runs the site, and how its content may be used. */
export const legal = legalPage({
  slug: 'legal',
  title: 'Legal',
  summary: 'Who runs this website, and how its content may be used.',
  updatedOn: '2026-03-01',
  sampleNotice,
  body: richText(
    `The whole site is a sample. Section 2 lists what on it is invented.

    ## 1. Who runs this website

    {product} (sample company) runs this website, at 1\u00a0Sample Row, London, United Kingdom. The company is invented,
    like its product. It stands in no register, so it has no registration number, no tax number and no directors.

    ## 2. What on this site is invented

    The site describes {product}, a sample product. To show how pages look when they are full, it also contains:

    - people, portraits and quotations that were made up;
    - company names and logos that, as far as we know, no real company uses;
    - figures in tables, charts and product pictures that only serve as examples;
    - articles and announcements written as examples.

    Any likeness to a real person or company is chance. If you find one, please [tell us](/support/contact-us) and we
    will change it.

    ## 3. Copyright

    Text, drawings and layout of this website belong to the company that runs it, unless it says otherwise. You may link
    to any page. You may quote short passages with a reference. You may not present our pages or drawings as your own.

    ## 4. Names and marks

    The product name and the mark of stacked blocks identify the product. Please do not use them in a way that suggests
    that we made, checked or approved something we did not. Names of other companies, where they appear, belong to their
    owners.

    ## 5. Guides and articles

    The guides in our [blog](/company/blog) explain general practice in accounting and operations. They are not advice
    about your business. Rules differ between countries and change over time. Before you choose a valuation method,
    close a year or file a return, ask someone who knows your case.

    ### Worked figures

    Where a guide uses figures, they are chosen so that they can be checked by hand. They do not come from customers.

    ## 6. Links

    Some links lead to other websites, for example to the community forum and to social networks. Those sites have their
    own operators and their own rules. We look at a link when we set it and cannot watch it afterwards.

    ## 7. Availability of this website

    We try to keep this website correct and reachable, but it may be changed, moved or taken down at any time. It
    describes the service; what you have bought is described in your order form and the
    [terms of service](/{product}-rights/terms-of-service).

    ## 8. Contact

    Questions about this notice can be sent through the [contact page](/support/contact-us).`,
  ),
  seo: {
    description:
      'Sample legal notice: who runs this website, what on it is invented, copyright, names and marks, guides and links.',
  },
});
