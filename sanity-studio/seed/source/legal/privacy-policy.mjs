import { legalPage } from '../build/legal-page.mjs';
import { richText } from '../build/rich-text.mjs';
import { sampleNotice } from '../build/sample-notice.mjs';

/** Sample privacy policy; what it says of storage and services describes how this site works. */
export const privacyPolicy = legalPage({
  slug: 'privacy-policy',
  title: 'Privacy policy',
  summary: 'What the public website stores in your browser and sends to other services, and why.',
  updatedOn: '2026-03-01',
  sampleNotice,
  body: richText(
    `You can read this website without an account and without giving your name.

    ## 1. What this covers

    This policy covers the pages of this website and the chat on them. It does not cover the product application, where
    customers keep their own records under the [terms of service](/{product}-rights/terms-of-service).

    ## 2. What the site stores

    - A chat session identifier, so that a conversation can continue.
    - The messages of the chat, so that the next page shows them again.
    - Your choice of light or dark theme, if you make one.
    - Your choice about session analytics, so that we do not ask again.
    - Scroll positions, so that going back takes you to where you were.

    The messages and the scroll positions are removed when the tab is closed. None of these holds your name or your
    address, unless you write them in a message of the chat. If you agree to session analytics it stores a few items
    of its own. The [cookies page](/{product}-rights/cookies) lists them one by one.

    ## 3. What you send us

    ### The chat

    When you send a message in the chat, your words and the session identifier go to our server. It works out the reply
    from our published pages, or passes them to a service that works out the reply. You are talking to an automated
    assistant. Please do not share personal data in the chat.

    ### E-mail and telephone

    If you write or call, we use what you tell us to answer you. This website has no contact form and no newsletter.

    ## 4. What the site counts

    We count how often pages are opened and what is used on them: links, buttons and cards, e-mail addresses and
    telephone numbers, the outline of a quote, the chat, and searches with and without a result. We also measure how
    quickly a page appears and responds, and whether one of its scripts fails.

    While you read, these counts are noted within the page. When you leave it, they go to our own server: what was
    used, on which page and in which part of it. They hold no name, no identifier and nothing that you wrote, and they
    need no cookie. The server adds them to its totals and keeps nothing of your visit. If your browser sends a Global
    Privacy Control signal, nothing is sent.

    ### Session analytics

    A session-analytics service, Microsoft Clarity, may be used to understand how pages are read. It is loaded after the
    page, only if you agree, and not at all if your browser sends a Global Privacy Control signal. When it is loaded it
    receives the pages you visit, clicks and scrolling, the names of what we count, and technical data about your
    browser.

    ## 5. Server records

    Like any web server, ours notes each request: the time, the page asked for, the result and a code in place of your
    network address, made with a key that changes every day. These records help us find faults and misuse. They are kept
    for a short time and then deleted.

    ## 6. Why we may do this

    - **Session analytics**: you have given your consent.
    - **Counts**: we have a legitimate interest in knowing which pages help and whether they are quick. The totals say
      nothing about you.
    - **What the site keeps in your browser**: we have a legitimate interest in pages that remember your choices and
      your place.
    - **The chat, e-mail and telephone**: we have a legitimate interest in answering you. If you are a customer, it is
      also part of our contract with you.
    - **Server records**: we have a legitimate interest in a website that works and is secure.

    ## 7. Your rights

    Depending on where you live you may ask what we hold about you, have it corrected or deleted, object to its use, or
    complain to a supervisory authority. You may withdraw your consent to analytics at any time; withdrawing is as easy
    as agreeing.

    ## 8. Changes

    When this policy changes, the date at the top changes with it.

    ## 9. Contact

    Questions about this policy can be sent through the [contact page](/support/contact-us).`,
  ),
  seo: {
    description:
      'Sample privacy policy: what the website stores in your browser, what the chat and session analytics receive, and your rights.',
  },
});
