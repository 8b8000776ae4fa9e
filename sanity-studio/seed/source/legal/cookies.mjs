import { embed } from '../build/embed.mjs';
import { legalPage } from '../build/legal-page.mjs';
import { richText } from '../build/rich-text.mjs';
import { sampleNotice } from '../build/sample-notice.mjs';

/** What is stored in the visitor's browser, one by one. */
export const cookies = legalPage({
  slug: 'cookies',
  title: 'Cookies',
  summary: 'Everything this website keeps in your browser: what it is, what it is for and how to remove it.',
  updatedOn: '2026-03-01',
  sampleNotice,
  body: richText(
    `For each item you find its name, what it is for, and how long it stays.

    ## 1. Cookies and their relatives

    A website can keep small pieces of text in your browser. A cookie is sent back to the server with every request.
    Local storage stays in the browser and is read only by the page. Rules on consent usually treat them alike, so this
    page lists both.

    ## 2. What the site itself stores

    All of these are in local storage, but for two that end with the tab. None is read by another website.`,
    embed.table('Kept in the browser by this site', [
      ['What', 'Why', 'When it is set', 'How long'],
      [
        'Chat session (chat-session-id)',
        'Lets a conversation continue on the next page',
        'When the chat is used',
        'Until you clear it',
      ],
      [
        'Chat messages (chat-conversation)',
        'Shows the conversation again on the next page',
        'When the chat is used',
        'Until the tab is closed',
      ],
      [
        'Theme choice (theme)',
        'Remembers light, dark or the system’s setting',
        'When you choose one',
        'Until you clear it',
      ],
      [
        'Consent choice (consent)',
        'Remembers your answer about session analytics, and when you gave it',
        'When you answer',
        'Six months; then you are asked again',
      ],
      [
        'Scroll positions (positions)',
        'Takes you back to where you were when you go back a page',
        'When you open another page',
        'Until the tab is closed',
      ],
    ]),
    `The chat session is a number made from the time and some random characters. It does not say who you are. If your
    browser blocks storage the site still works: the chat keeps its session in memory until you close the page, and the
    theme follows your system.

    ## 3. What session analytics stores

    Session analytics shows us which pages help. You are asked before it is used. If you agree, and only then, this
    website loads Microsoft Clarity, which sets cookies of its own.`,
    embed.table('Kept for session analytics, only with your consent', [
      ['What', 'Why', 'How long'],
      ['_clck', 'Recognises the browser on a later visit', 'About a year'],
      ['_clsk', 'Joins the pages of one visit together', 'About a day'],
      ['_cltk (session storage)', 'Tells one tab from another', 'Until the tab is closed'],
      [
        'analytics-visitor-id (local storage)',
        'A random name for this browser, which the service is given with each page',
        'Until your consent ends',
      ],
    ]),
    `If your browser sends a Global Privacy Control signal we take that as a no, and do not load the service. Its vendor
    may change names and periods.

    ### Changing your mind

    Where this website uses session analytics, this page shows your answer at its head, and every page has “Cookie
    settings” at its foot. You can change your answer in either place, at any time. If you withdraw your consent the
    service is stopped, is no longer loaded, and all that it kept in this browser is removed. If you see neither, the
    service is not in use here: nothing of this section is loaded or kept, and there is no answer to change.

    ## 4. For editors only

    People who edit this website receive a signed cookie while they look at pages that are not published yet. It is
    removed when they have finished. Visitors never receive it.

    ## 5. What the site does not store

    - No advertising cookies.
    - No cookies of social networks: the icons in the footer are plain links.
    - No fonts, scripts or pictures loaded from others that could set one, apart from session analytics with your consent.

    ## 6. Removing what is stored

    1. Open your browser’s settings and look for site data.
    2. Find this website’s address.
    3. Remove what is listed there. The site forgets your theme and your answer, and the chat begins again.

    Private windows forget everything by themselves when they are closed.

    ## 7. Contact

    Questions about this page can be sent through the [contact page](/support/contact-us). What we do with the data is
    described in the [privacy policy](/{product}-rights/privacy-policy).`,
  ),
  seo: {
    description:
      'Everything this website keeps in your browser: the chat session, theme and consent choices, and analytics cookies with consent.',
  },
});
