import { isRecord, recordsIn } from '../../protocol/is-record';
import { BOOKING } from '../../protocol/placeholders';
import type { CheckedDocument } from './check-document';
import type { ContentDocument, Finding } from './flaw';
import { LINK_FIELDS } from './link-rules';
import { isPageType } from './path-rules';
import type { SiteIndex } from './site-index';
import type { ContentText } from './walk-content';

/** Characters that search results show of a title, and of a description. */
export const TITLE_LENGTH = { min: 10, max: 60 };
export const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Title and description in search results: their length, and whether another page has the same. */
export function* checkSearchTexts({ document }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  const seo = isRecord(document.seo) ? document.seo : {};
  if (seo.noindex === true) return;
  if (isPageType(document._type)) yield* checkTitle(document, seo.title, index);
  const isTopic = document._type === 'topic';
  const path = isTopic ? 'description' : 'seo.description';
  const description = isTopic ? document.description : seo.description;
  if (isText(description)) yield* checkDescription(document, description, path, index);
  else if (isTopic) yield { kind: 'description-length', path, message: NO_SENTENCE };
}

const NO_SENTENCE = 'Write one sentence about the topic: its page and search results show it.';

function* checkTitle(document: ContentDocument, own: unknown, index: SiteIndex): Generator<Finding> {
  const stored = isText(own) ? own : document.title;
  if (!isText(stored)) return;
  const path = isText(own) ? 'seo.title' : 'title';
  const title = index.fillText(stored).trim();
  // A title for search results may be the product's name alone; a page's own is followed by it.
  const isShort =
    isText(own) && title.length < TITLE_LENGTH.min && !title.includes(index.addresses.productName);
  if (title.length > TITLE_LENGTH.max)
    yield {
      kind: 'title-length',
      path,
      message: `Search results show ${TITLE_LENGTH.max} characters of a title; this has ${title.length}.${path === 'title' ? ' Write a shorter one under “Search and sharing”.' : ''}`,
    };
  if (isShort)
    yield {
      kind: 'title-length',
      path,
      message: `A title of ${title.length} characters says little in search results.`,
    };
  if (index.shares('title', title, document))
    yield {
      kind: 'shared-title',
      path,
      message: 'Another page has the same title in search results: nobody can tell them apart there.',
    };
}

function* checkDescription(
  document: ContentDocument,
  stored: string,
  path: string,
  index: SiteIndex,
): Generator<Finding> {
  const description = index.fillText(stored).trim();
  const { length } = description;
  const { min, max } = DESCRIPTION_LENGTH;
  if (length < min || length > max)
    yield {
      kind: 'description-length',
      path,
      message: `Search results show ${min} to ${max} characters of a description; this has ${length}.`,
    };
  if (isPageType(document._type) && index.shares('description', description, document))
    yield { kind: 'shared-description', path, message: 'Another page has the same description.' };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** A word in braces, which may be doubled; or one whose closing brace is missing. */
const BRACED = /\{+\s*[\p{L}_][\p{L}\d_.-]*\s*\}+|\{[\p{L}_][\p{L}\d_-]*(?=[\s,.;:!?]|$)/gu;
/** Fields with an address or a link; every other text is for visitors to read. */
export const ADDRESS_FIELDS: readonly string[] = [...LINK_FIELDS, 'from', 'path'];
const IN_LINKS: readonly string[] = ['{product}', '{host}', BOOKING];
/** Everything that looks like nothing. */
const BLANK = /^[\s\u200B-\u200D\u2060\uFEFF]+$/;

/** Texts: placeholders that nothing fills, and texts of spaces alone. */
export function* checkPlaceholders(
  { document, texts }: CheckedDocument,
  index: SiteIndex,
): Generator<Finding> {
  // Site settings fill their own texts with the facts that are published with them.
  const placeholders = document._type === 'siteSettings' ? namesOf(document.facts) : index.placeholders;
  for (const text of texts) {
    if (text.text.includes('{')) yield* checkPlaceholder(text, placeholders);
    // Between two marks a space is a text of its own, and a cell of a table may be empty.
    const mayBeBlank = text.holder._type === 'span' || text.field === 'cells';
    if (!mayBeBlank && BLANK.test(text.text))
      yield { kind: 'empty', path: text.path, message: 'Spaces alone are no text.' };
  }
}

function namesOf(facts: unknown): string[] {
  const names = recordsIn(facts).map(({ name }) => name);
  return ['product', ...names].map((name) => `{${name}}`);
}

function* checkPlaceholder(
  { text, field, holder, path }: ContentText,
  inTexts: readonly string[],
): Generator<Finding> {
  if (Array.isArray(holder.marks) && holder.marks.includes('code')) return;
  const known = ADDRESS_FIELDS.includes(field) ? IN_LINKS : inTexts;
  const unknown = [...text.matchAll(BRACED)].map(([found]) => found).find((found) => !known.includes(found));
  if (unknown === undefined) return;
  yield {
    kind: 'unknown-placeholder',
    path: holder._type === 'span' ? path.replace(/\.text$/, '') : path,
    message: `Nothing fills “${unknown.trim()}”, so visitors would read it. Use ${known.join(' or ')}.`,
  };
}
