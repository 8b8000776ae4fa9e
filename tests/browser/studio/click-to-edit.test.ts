import type { Page } from '@playwright/test';
import { studioPath } from '@sanity/client/csm';
import { fillText } from '../../../protocol/placeholders';
import { seedBrand } from '../../sample/seed-archive';
import { eachValue } from '../../support/each-value';
import { otherThanFocused } from '../../support/focused-field';
import { publishedDocuments, type StoredDocument } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { moveWithinStudio, openAnew, openInPlace } from '../../support/studio-page';
import type { RunningStudio } from '../../support/studio-program';
import { test } from '../../support/studio-test';
import { type MarkedText, markedTexts } from '../../support/traced-texts';

/** Home, an industry, an article and a legal page: frame, blocks, questions, buttons, labels, rich text, dates. */
const PAGES = ['/', '/industry/retail-distribution', '/company/blog/three-way-match', '/plinth-rights/legal'];
/** Dates and rich text, which have no input with the stored value. */
const SHOWN_OTHERWISE = /(At|On|\.children\[_key=="[^"]*"\]\.text)$/;
/** Fields that are not in the first tab of their form. */
const FIELDS_IN_TABS: [type: string, id: string, path: string][] = [
  ['siteSettings', 'siteSettings', 'endCap.title'],
  ['page', 'page-pricing', 'seo.description'],
];
/** A block as a whole is no text; its texts have fields of their own. */
const BLOCK = /^blocks\[_key=="[^"]*"\]$/;
const WALK_TIMEOUT_MS = 600_000;

const nameOf = ({ id, path, text }: MarkedText) => `“${text.slice(0, 40)}” (${id} ${path})`;
const addressOf = (studio: string, { type, id, path }: MarkedText, page: string) =>
  `${studio}/presentation/${type}/${id}/${encodeURIComponent(path)}?preview=${encodeURIComponent(page)}`;
/** Texts of one kind are in the same field of items of one list, or of documents of one type. */
const kindOf = ({ type, path }: MarkedText) => `${type} ${path.replaceAll(/\[[^\]]*\]/g, '[]')}`;

/** Whether a text of the page shows the stored value; either may contain the other. */
function shows({ text }: MarkedText, stored: unknown): boolean {
  return [...eachValue({ stored }, '')].some(({ value }) => {
    const shown = typeof value === 'string' ? fillText(value, seedBrand).replace(/\s+/g, ' ').trim() : '';
    return shown !== '' && (shown.includes(text) || text.includes(shown));
  });
}

/** False for elements that are hidden, covered by their card's link, or split into texts with stega of their own. */
function takesClicks(element: Element): boolean {
  element.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit?.closest('[data-marked]') === element;
}

/** Describes what a click on a text opens instead of its field; undefined if it opens the field. */
async function otherThanField(editor: Page, text: MarkedText, stored: unknown): Promise<string | undefined> {
  const isInput = typeof stored === 'string' && !SHOWN_OTHERWISE.test(text.path);
  const other = await otherThanFocused(editor, text.path, isInput ? stored : undefined);
  return other && `${nameOf(text)} leads to ${other}`;
}

async function storedValues(studio: RunningStudio) {
  const documents = new Map<string, StoredDocument>();
  for (const document of await publishedDocuments(studio.site)) documents.set(document._id, document);
  return ({ id, path }: MarkedText): unknown => studioPath.get(documents.get(id), path);
}

/** Clicks on the first text of each kind, of at most so many kinds. @returns what is wrong, and how many it clicked on */
async function walk(editor: Page, studio: RunningStudio, paths: readonly string[], maxKinds: number) {
  const storedIn = await storedValues(studio);
  const walked = new Set<string>();
  const wrong: string[] = [];
  for (const path of paths) {
    const page = await openInPlace(editor, path);
    // Studio opens the document of the page by itself, once.
    await editor.getByTestId('form-view').waitFor();
    const texts = (await markedTexts(page)).filter(({ path: field }) => !BLOCK.test(field));
    expect(texts.length, path).toBeGreaterThan(10);
    for (const text of texts) {
      const stored = storedIn(text);
      if (!shows(text, stored)) wrong.push(`${nameOf(text)} is not the value of that field`);
      if (walked.has(kindOf(text)) || walked.size >= maxKinds) continue;
      walked.add(kindOf(text));
      // A text in a closed menu takes no clicks: the address behind it is opened instead.
      if (await text.element.evaluate(takesClicks)) await text.element.click();
      else await moveWithinStudio(editor, addressOf(studio.url, text, path));
      wrong.push(...[await otherThanField(editor, text, stored)].filter((line) => line !== undefined));
    }
  }
  return { wrong, clicked: walked.size };
}

test('a text of a page names its field, and a click on it focuses that field', async ({ editor, studio }) => {
  const { wrong } = await walk(editor, studio, ['/company/blog/three-way-match'], 5);
  expect(wrong).toEqual([]);
});

test('a click on one text of each kind focuses its field', { tag: '@nightly' }, async ({
  editor,
  studio,
}) => {
  test.setTimeout(WALK_TIMEOUT_MS);
  const { wrong, clicked } = await walk(editor, studio, PAGES, Number.POSITIVE_INFINITY);
  expect(wrong).toEqual([]);
  expect(clicked).toBeGreaterThan(40);
});

test('the address of a field in a tab opens its form with that field focused', async ({ editor }) => {
  for (const [type, id, path] of FIELDS_IN_TABS) {
    await openAnew(editor, `/intent/edit/id=${id};type=${type};path=${path}`);
    expect(await otherThanFocused(editor, path, undefined), path).toBeUndefined();
  }
});
