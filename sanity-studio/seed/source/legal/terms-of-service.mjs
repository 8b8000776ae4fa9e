import { legalPage } from '../build/legal-page.mjs';
import { richText } from '../build/rich-text.mjs';
import { sampleNotice } from '../build/sample-notice.mjs';

/** Sample terms for the website and the product. */
export const termsOfService = legalPage({
  slug: 'terms-of-service',
  title: 'Terms of service',
  summary: 'What we agree to when you use {product}, and what you agree to.',
  updatedOn: '2026-03-01',
  sampleNotice,
  body: richText(
    `Read these terms together with your order form. It names your modules, the notice period and the law that applies.

    ## 1. Who these terms are between

    These terms are between the company that runs {product} (“we”) and the business that signs up for it (“you”). The
    person who accepts them confirms that they may do so for the business. Where a signed order form and these terms
    disagree, the order form is followed.

    ## 2. What the service is

    {product} is cloud software for running a business: accounting and finance, order management, procurement,
    inventory, warehouse management and project tracking. You use the modules named in your quote, for the users named
    in it. Descriptions on this website explain the modules; the order form says which of them you have.

    ## 3. Accounts and roles

    - You decide who has access and which role each person holds.
    - Each person uses their own login and keeps it to themselves.
    - You tell us promptly if a login may have been used by someone else.
    - You remove access when a person leaves.

    ## 4. Your records

    Your records remain yours. We handle them to provide the service, to keep it running and to answer you when you ask
    for help, and for nothing else. You are responsible for their accuracy and for keeping what the law requires you to
    keep. You may export your records while your subscription runs.

    ## 5. Fair use

    You agree not to use the service to break the law, to interfere with other customers, to test its defences without
    our written agreement, or to offer it to others as if it were your own.

    ## 6. Price and payment

    The price is a custom quote by users and modules. It may be paid by credit card, bank transfer or PayPal. Invoices
    fall due on the date they show. If you add users or modules, the quote is changed and you agree to it before
    anything is charged.

    ### Late payment

    If an invoice stays unpaid after a reminder we may limit access to the service, after telling you when we will. We
    will not delete records because an invoice is late.

    ## 7. Changes to the service

    We improve the service as we go. If a change removes something you depend on we will tell you beforehand, and you
    may end the agreement for that reason.

    ## 8. Ending

    Either side may end the agreement in writing, with the notice given in the order form. After it ends you have a
    period, also given there, in which to export your records. Then they are deleted.

    ## 9. Liability

    Neither side owes the other for lost profit, or for damage that could not be foreseen. What one side may owe the
    other for a year is limited to the price of the service for that year. Nothing in these terms limits a liability
    that the law does not allow to be limited, such as that for fraud or injury.

    ## 10. Law and contact

    The order form names the law that applies. Questions about these terms can be sent through the
    [contact page](/support/contact-us). How we treat personal data is described in the
    [privacy policy](/{product}-rights/privacy-policy).`,
  ),
  seo: {
    description:
      'Sample terms of service: who they are between, accounts and roles, your records, price and payment, changes and ending.',
  },
});
