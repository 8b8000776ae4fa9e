import { englishRefusals } from '../../../protocol/refusal-texts';
import { inLanguage, plural } from '../language-file';

/** Words in braces are filled by the component. */
export const texts = {
  frame: {
    skip: 'Skip to content',
    home: '{name}, home page',
    mainMenu: 'Main',
    groupMenu: '{name} menu',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    search: 'Search',
    openSearch: 'Open search',
    breadcrumbs: 'Breadcrumb',
    notice: 'Notice',
    toTop: 'Back to top',
    siteMap: 'Site map',
    legal: 'Legal',
    theme: 'Theme',
    systemTheme: 'System theme',
    lightTheme: 'Light theme',
    darkTheme: 'Dark theme',
    close: 'Close',
    newTab: '(opens in a new tab)',
    languages: 'Languages',
  },
  reading: {
    comma: ', ',
    onThisPage: 'On this page',
    readMore: 'Read more',
    quoted: '“{quote}”',
    caution: 'Caution',
    note: 'Note',
    table: 'Table',
    pages: 'Pages',
    page: 'Page {page}',
    listPage: ', page {page}',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    topics: 'Topics',
    otherTopics: 'Other topics',
    noArticles: 'There are no articles on this topic yet.',
    minutes: plural({
      one: '{count}-minute\u00a0read',
      other: '{count}-minute\u00a0read',
    }),
    moreArticles: 'More articles',
    newer: 'Newer',
    older: 'Older',
    relatedArticles: 'Related articles',
    related: 'Related',
    legalDocuments: 'Legal documents',
    lastUpdated: 'Last updated {date}',
    firstYear: 'In the first year here',
    years: plural({ one: '{count} year here', other: '{count} years here' }),
  },
  search: {
    field: 'Search this site',
    submit: 'Search',
    found: plural({ one: '{count} result for “{query}”', other: '{count} results for “{query}”' }),
    foundMore: 'More than {count} results for “{query}”',
    page: ', page {page} of {pages}',
    none: 'No results for “{query}”',
    didYouMean: 'Did you mean {query}?',
    closest: 'Closest pages',
    kinds: { page: 'Page', post: 'Blog', news: 'News', answer: 'Answer', topic: 'Topic', legal: 'Legal' },
  },
  builder: {
    less: 'One less: {name}',
    more: 'One more: {name}',
    notWhole: '{name}: write a whole number, such as 5.',
    tooMany: '{name}: at most {most}.',
    wrong: 'Correct the marked fields to see the outline.',
  },
  chat: {
    restart: 'New conversation',
    close: 'Close chat',
    log: 'Conversation',
    suggestions: 'Suggested questions',
    askAgain: 'Ask again',
    field: 'Your message',
    waiting: 'Waiting for reply…',
    send: 'Send message',
    typing: 'Assistant is typing',
    assistant: 'Assistant:',
    visitor: 'You:',
  },
  errors: {
    notFound: {
      title: 'Page not found',
      text: 'The page has moved or the address is wrong. Error 404.',
    },
    unavailable: {
      title: 'This page cannot be shown just now',
      text: 'Its content could not be reached. Wait a minute, then load the page again. Error 503.',
    },
    broken: {
      title: 'Something went wrong on this page',
      text: 'A part of it could not be loaded, or has failed. Check your connection, then load the page again.',
    },
    home: 'Home page',
    again: 'Try again',
  },
};

export type Texts = typeof texts;

inLanguage('en', texts);

/** Used where editors have published none, and never sent to browsers as they are. */
export const serverTexts = {
  chat: {
    title: 'Chat with us',
    greeting: 'Hello, how can I help you?',
    placeholder: 'Type your message',
    notice: 'You are talking to an automated assistant. Please do not share personal data.',
    contact: 'Contact us',
    limitMessage: 'Too many messages. Please try again in a few minutes.',
  },
  assistant: {
    away: 'I do not have an answer to that. The team can help: write to us from the contact page.',
    closest: 'This is not answered directly. Closest:',
    readMore: 'Read more:',
  },
  search: {
    title: 'Search',
    noneTitle: 'Nothing found',
    noneText: 'Try another word, or fewer of them.',
    askLabel: 'Ask the assistant',
    contact: 'Contact us',
  },
  consent: {
    title: 'May we measure how this site is used?',
    text: 'With your consent, Microsoft Clarity records visits without names, so that we can see which pages help. Nothing is loaded before you agree.',
    acceptLabel: 'Accept',
    rejectLabel: 'Reject',
    cookies: 'What is stored',
    settingsLabel: 'Cookie settings',
    acceptedText: 'You have agreed to session analytics. You can change this at any time.',
    rejectedText: 'You have not agreed to session analytics. You can change this at any time.',
    signalText: 'Your browser asks websites not to track you. We take that as a no, and load nothing.',
  },
  /** What people without Studio see of a preview: those who were sent a link to one. */
  sharedPreview: {
    label: 'Preview',
    draft: 'Draft',
    ofPage: ' of this page, shared with you',
    leave: 'Leave preview',
    hiddenSince: 'hidden since {date} UTC',
    hiddenUntil: 'hidden until {date} UTC',
    hiddenBlocks: plural({ one: '{count} block is hidden now', other: '{count} blocks are hidden now' }),
    home: 'Home page',
    ended: {
      title: 'This preview has ended',
      text: 'The link has run out, was taken back, or a part of it is missing. Ask the person who sent it for a new one.',
    },
    tooMany: {
      title: 'Too many attempts',
      text: 'Links that do not work were opened too often. Wait a minute, then open yours again.',
    },
    unavailable: {
      title: 'The preview cannot be shown just now',
      text: 'The draft could not be reached. Your link stays valid: open it again in a minute.',
    },
  },
  /** Of pages that the front door sends without the site. */
  frontDoor: englishRefusals,
};

export type ServerTexts = typeof serverTexts;
