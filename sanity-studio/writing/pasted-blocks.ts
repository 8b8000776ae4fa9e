import { htmlToPortableText } from '@portabletext/html';
import { createTableRule } from '@portabletext/html/rules';
import { compileSchema, defineSchema } from '@portabletext/schema';
import { recordsIn } from '../../protocol/is-record';
import { checkHref } from '../checks/address-rules';
import { MOST_COLUMNS } from './grid-rows';

/** An entry of a text: a paragraph, or a table or picture of it. */
export type PastedBlock = { _type: string; _key: string } & Record<string, unknown>;

type PasteOptions = {
  /** `short`: paragraphs and lists only, as in an answer. */
  form: 'long' | 'short';
  /** Public origin of the site: links to it become paths. */
  siteOrigin: string;
  /** Defaults to the browser's. */
  parseHtml?: (html: string) => Document;
};

const named = (...names: string[]) => names.map((name) => ({ name }));

/** What the library looks for in HTML. Its names of links, tables and pictures are translated below. */
const htmlSchema = compileSchema(
  defineSchema({
    styles: named('normal', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'),
    lists: named('bullet', 'number'),
    decorators: named('strong', 'em', 'code'),
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [{ name: 'image', fields: [{ name: 'src', type: 'string' }] }],
  }),
);

/** The title of the page is its `h1`, so headings of a document come one level down; a text has two levels. */
const LONG_STYLES: Record<string, string> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  blockquote: 'blockquote',
};

/**
 * Translates HTML from the clipboard (Google Docs, Word, a web page, a spreadsheet) into entries of a text.
 * Links, emphasis, lists, tables, headings and pictures stay. A picture has its address in `src`, for the caller to
 * upload. A link that the site would refuse becomes text.
 * @returns an empty list if there is nothing to paste
 */
export function pastedBlocks(
  html: string,
  { form, siteOrigin, parseHtml = parseInBrowser }: PasteOptions,
): PastedBlock[] {
  const blocks = htmlToPortableText(html, {
    schema: htmlSchema,
    whitespaceMode: 'normalize',
    rules: form === 'long' ? [createTableRule({ schema: htmlSchema })] : [],
    types: {
      image: ({ value: { src, alt }, isInline, context }) =>
        form === 'short' || isInline ? undefined : { _key: context.keyGenerator(), _type: 'image', src, alt },
    },
    parseHtml: (text) => withWordLists(parseHtml(text)),
  });
  return blocks
    .map((block) => translated({ ...block }, form, siteOrigin))
    .filter((block) => block._type !== 'block' || textOf(block).trim() !== '');
}

const parseInBrowser = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The marker of an item, such as `1.`, `(2)`, `iv.` or `b)`. A bullet may be the letter `o`. */
const NUMBER = /^\(?(?:\d|[a-z]{1,5}[.)])/i;

/**
 * Adds the rule of Word's style sheet that makes a list numbered, if its items are: the clipboard may lack that sheet,
 * and the library takes every list without a rule for bullets.
 */
function withWordLists(page: Document): Document {
  for (const item of page.querySelectorAll('[style*="mso-list"]')) {
    const [, list] = /mso-list:\s*(l\d+\s+level\d+)/.exec(item.getAttribute('style') ?? '') ?? [];
    const marker = item.querySelector('[style*="mso-list:"][style*="Ignore"]')?.textContent?.trim() ?? '';
    if (list === undefined || !NUMBER.test(marker)) continue;
    const sheet = page.createElement('style');
    sheet.textContent = `@list ${list.replace(/\s+/, ':')} {}`;
    page.head.append(sheet);
  }
  return page;
}

function translated(block: PastedBlock, form: PasteOptions['form'], siteOrigin: string): PastedBlock {
  if (block._type === 'table') return tableOf(block);
  if (block._type !== 'block') return block;
  const links = recordsIn(block.markDefs).flatMap(({ _key, href }) => {
    const target = linkTarget(String(href ?? ''), siteOrigin);
    return target === undefined ? [] : [{ _key, _type: 'textLink', href: target }];
  });
  const known = new Set<unknown>([
    'strong',
    'em',
    ...(form === 'long' ? ['code'] : []),
    ...links.map(({ _key }) => _key),
  ]);
  const style = form === 'long' ? LONG_STYLES[String(block.style)] : undefined;
  return {
    ...block,
    style: style ?? 'normal',
    markDefs: links,
    children: recordsIn(block.children).map((span) => ({
      ...span,
      marks: Array.isArray(span.marks) ? span.marks.filter((mark) => known.has(mark)) : [],
    })),
  };
}

/** Google Docs leads every link through its own address. */
const GOOGLE_REDIRECT = 'https://www.google.com/url';

/** The target as the field of a link takes it; undefined if it takes none such. */
function linkTarget(href: string, siteOrigin: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (url.origin + url.pathname === GOOGLE_REDIRECT) {
    const target = url.searchParams.get('q');
    return target === null || target.startsWith(GOOGLE_REDIRECT) ? undefined : linkTarget(target, siteOrigin);
  }
  const target = url.origin === siteOrigin ? url.pathname + url.search + url.hash : href;
  return checkHref(target) === true ? target : undefined;
}

function tableOf({ _key, rows, headerRows }: PastedBlock): PastedBlock {
  return {
    _type: 'contentTable',
    _key,
    headerRow: headerRows !== undefined || isBold(recordsIn(rows)[0]),
    rows: recordsIn(rows).map((row) => ({
      _type: 'tableRow',
      _key: row._key,
      cells: recordsIn(row.cells)
        .slice(0, MOST_COLUMNS)
        .map((cell) => recordsIn(cell.value).map(textOf).join(' ').trim()),
    })),
  };
}

/** Whether every word of a row is bold: a row of headings, where the source has no other sign of it. */
function isBold(row: Record<string, unknown> | undefined): boolean {
  const spans = recordsIn(row?.cells)
    .flatMap((cell) => recordsIn(cell.value))
    .flatMap((block) => recordsIn(block.children))
    .filter(({ text }) => String(text ?? '').trim() !== '');
  return spans.length > 0 && spans.every(({ marks }) => Array.isArray(marks) && marks.includes('strong'));
}

function textOf(block: Record<string, unknown>): string {
  return recordsIn(block.children)
    .map(({ text }) => String(text ?? ''))
    .join('');
}
