import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { filesNamed } from '../support/files-named';
import { writtenTexts } from '../support/written-texts';

const VIEW = /(?<!\.test|\.test-support)\.tsx$/;

/**
 * All texts written in views: names of controls and landmarks, words between two values, and messages shown without
 * content. Texts that a marketing team would edit belong in Studio, not here.
 */
const MACHINE_TEXTS = {
  'app/analytics/consent/consent-banner.tsx': ['Close'],
  'app/blocks/employee-quotes/employee-quotes.tsx': ['In the first year here', '1 year here', 'years here'],
  'app/blocks/module-sections/module-sections.tsx': ['Read more'],
  'app/blocks/quote-builder/choice-form.tsx': [
    'One less',
    'One more',
    'write a whole number, such as 5.',
    'at most',
  ],
  'app/blocks/quote-builder/outline-sheet.tsx': ['Correct the marked fields to see the outline.'],
  'app/chat/panel/chat-panel.tsx': [
    '(opens in a new tab)',
    'New conversation',
    'Close chat',
    'Conversation',
    'Ask again',
    'Your message',
    'Waiting for reply…',
    'Send message',
    'Suggested questions',
    'Assistant is typing',
    'Assistant:',
    'You:',
  ],
  'app/chrome/brand.tsx': [', home page'],
  'app/chrome/drawer.tsx': ['Menu', 'Close menu', 'Search', 'Open menu'],
  'app/chrome/footer.tsx': ['Site map', 'Legal', 'System theme', 'Light theme', 'Dark theme', 'Theme'],
  'app/chrome/header.tsx': ['Open search', 'Search'],
  'app/chrome/main-menu.tsx': ['Main', 'menu'],
  'app/chrome/page-frame.tsx': ['Skip to content', 'Notice', 'Back to top'],
  'app/blocks/article-list/article-list.tsx': ['Topics'],
  'app/documents/article.tsx': [
    'minute read',
    'More articles',
    'Newer',
    'Older',
    'Related articles',
    'Related',
  ],
  'app/documents/legal.tsx': ['Legal documents', 'Last updated'],
  'app/documents/topic.tsx': ['There are no articles on this topic yet.', 'Other topics'],
  'app/error-pages/error-page.tsx': [
    'Page not found',
    'The page has moved or the address is wrong. Error 404.',
    'This page cannot be shown just now',
    'Its content could not be reached. Wait a minute, then load the page again. Error 503.',
    'Something went wrong on this page',
    'A part of it could not be loaded, or has failed. Check your connection, then load the page again.',
    'Home page',
    'Try again',
  ],
  'app/preview/block-tools.client.tsx': ['Move up', 'Move down', 'Add a block below'],
  'app/preview/missing-blocks.client.tsx': [': visitors do not see it'],
  'app/ui/anchor.tsx': ['(opens in a new tab)'],
  'app/search/search-page.tsx': [
    'More than',
    'result',
    'results',
    'for “',
    ', page',
    'of',
    'Did you mean',
    'No results for “',
    'Closest pages',
  ],
  'app/ui/breadcrumbs.tsx': ['Breadcrumb'],
  'app/rich-text/long-read.tsx': ['On this page'],
  'app/ui/pagination.tsx': ['Pages', 'Page', 'Previous', 'Next', 'page'],
  'app/ui/search-form.tsx': ['Search this site', 'Search'],
  'app/rich-text/rich-text.tsx': ['Caution', 'Note'],
  'app/rich-text/rich-text-table.tsx': ['Table'],
};

it('views contain only the texts of this list', () => {
  const views = filesNamed(`${PROJECT_ROOT}/app`, VIEW).map((file) => relative(PROJECT_ROOT, file));
  expect(views.length).toBeGreaterThan(60);
  const written = new Map(
    views.map((file) => [file, writtenTexts(file, readFileSync(`${PROJECT_ROOT}/${file}`, 'utf8'))]),
  );
  expect(Object.fromEntries([...written].filter(([, texts]) => texts.length > 0))).toEqual(MACHINE_TEXTS);
});

describe('the check', () => {
  it.each([
    ['<p>Run your business on one base.</p>', ['Run your business on one base.']],
    [`<p>{open ? "Hide" : \`Show \${count} more\`}</p>`, ['Hide', 'Show', 'more']],
    ['<img alt="A warehouse" />', ['A warehouse']],
    ['<Hero title="Welcome" />', ['Welcome']],
    ['<a {...{ label: "Get started free" }} />', ['Get started free']],
  ])('finds the texts of %s', (view, texts) => {
    expect(writtenTexts('a.tsx', `export const A = () => ${view};`)).toEqual(texts);
  });

  it.each([
    '<p className="one two">{block.title}</p>',
    '<img sizes="(min-width: 640px) 50vw, 100vw" alt="" />',
    '<p>{format(date, "long")}</p>',
    '<p>{console.info("Storage is blocked")}</p>',
    '<p> · {"–"} </p>',
  ])('finds none in %s', (view) => {
    expect(writtenTexts('a.tsx', `export const A = () => ${view};`)).toEqual([]);
  });
});
