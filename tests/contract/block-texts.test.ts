// @vitest-environment jsdom
import { evaluateSync, parse, toJS } from 'groq-js';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Block } from '../../app/blocks/block';
import { placeBlocks } from '../../app/blocks/block-ids';
import { blockTexts } from '../../app/blocks/blocks.content';
import { renderBlock } from '../../app/blocks/render-block.test-support';
import type { Texts } from '../../app/blocks/texts';
import { fillPlaceholders } from '../../app/content/pages/placeholders';
import { searchedDocumentsQuery } from '../../app/content/source/queries.groq';
import { visibleAt } from '../../app/content/source/visible-content';
import type { SearchedDocument } from '../../app/content-model/content-types';
import { pageText, type Section } from '../../app/page-text/page-text';
import { visuallyHidden } from '../../app/ui/typography.css';
import { isRecord } from '../../protocol/is-record';
import { archiveFolders, readArchive } from '../support/archive';

type Page = Extract<SearchedDocument, { _type: 'page' }>;

/** What readers do not see, forms to fill in, and what is computed: dates, results, the addresses of links. */
const NOT_READ = `[aria-hidden="true"], [data-mdast="ignore"], .${visuallyHidden}, svg, time, pre, [role="status"]`;
/** Where the words of a control or a column may stand, but for running text. */
const CONTROLS = 'a, button, label, summary, table, h4';
const RUNNING_TEXT = 'p, li, dd, blockquote, figcaption';
/** Words of components, and dates written out. */
const OWN_WORDS = /^(?:Topics|Read more|\d+ years? here|In the first year here|\d+\.? \p{L}+(?: \d{4})?)$/u;
/** Signs of components, and the numbers of headings. */
const OWN_SIGNS = /^\d+\. (?=\p{L})|^“|”$| ·$/gu;
const HAS_LETTER = /\p{L}/u;

/** The pages of an archive as the search reads them. */
function pagesOf(folder: string): Page[] {
  const { brand, documents } = readArchive(folder);
  const params = { ids: documents.map(({ _id }) => _id) };
  const answer = toJS(
    evaluateSync(parse(searchedDocumentsQuery, { params }), { dataset: documents, params }),
  );
  const found: SearchedDocument[] = JSON.parse(JSON.stringify(visibleAt(answer, Date.now()).result));
  return fillPlaceholders(found, brand).filter((document) => document._type === 'page');
}

const collapsed = (text: string) =>
  text
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Every text that a reader sees in an element. */
function visibleTexts(body: HTMLElement): { text: string; element: Element }[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: { text: string; element: Element }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = collapsed(node.textContent ?? '').replace(OWN_SIGNS, '');
    if (element && HAS_LETTER.test(text) && !element.closest(NOT_READ)) found.push({ text, element });
  }
  return found;
}

/** The texts of a block that are declared to be of some kinds. */
function declared(value: unknown, texts: Texts | undefined, kinds: readonly Texts[]): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => declared(member, texts, kinds));
  if (texts === 'link') return declared(value, { label: 'label' }, kinds);
  if (typeof value === 'string')
    return texts !== undefined && kinds.includes(texts) ? [collapsed(value)] : [];
  if (!isRecord(value) || texts === null) return [];
  return Object.entries(value).flatMap(([field, member]) =>
    declared(member, typeof texts === 'object' ? texts[field] : texts, kinds),
  );
}

const byLength = (one: string, other: string) => other.length - one.length;

/** All that a section says, to be looked through. */
const wordsOf = ({ heading = '', parts, lead, lines, rows }: Section) =>
  collapsed(
    [heading, ...parts, ...lead, ...lines, ...rows].join(' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  );

describe.each(archiveFolders)('of the pages in %s', (folder) => {
  const pages = pagesOf(folder);

  it('every visible text of every block is in its section', () => {
    const missing = new Set<string>();
    let texts = 0;
    for (const page of pages) {
      for (const { block, ids } of placeBlocks(page.blocks)) {
        const { sections } = pageText({ ...page, blocks: [block] }, new Map());
        const said = sections.map(wordsOf).join(' ');
        const labels = declared(block, blockTexts[block._type], ['label']).toSorted(byLength);
        const isLabel = (text: string) =>
          !HAS_LETTER.test(labels.reduce((rest, label) => rest.replace(label, ''), text));
        const linked = declared(block, blockTexts[block._type], ['linked']).join(' ');
        const isSaid = ({ text, element }: { text: string; element: Element }) =>
          said.includes(text) ||
          OWN_WORDS.test(text) ||
          linked.includes(text) ||
          (isLabel(text) && (element.closest(CONTROLS) ?? !element.closest(RUNNING_TEXT)));
        const visible = visibleTexts(renderBlock(createElement(Block, { block, isHead: false, ids })));
        texts += visible.length;
        for (const { text } of visible.filter((each) => !isSaid(each)))
          missing.add(`${block._type}: ${text}`);
      }
    }
    expect(texts).toBeGreaterThan(400);
    expect(
      [...missing],
      'Say in the *.content.ts of its block what each text is; a `label` may not be running text',
    ).toEqual([]);
  });

  it('every section but the head has an address that is on its page, once', () => {
    for (const page of pages) {
      const blocks = placeBlocks(page.blocks).map(({ block, ids }) =>
        createElement(Block, { key: block._key, block, isHead: false, ids }),
      );
      const body = renderBlock(createElement('main', null, blocks), page.path);
      const [head, ...anchors] = pageText(page, new Map()).sections.map(({ anchor }) => anchor);
      expect(head).toBeUndefined();
      expect(anchors, page.path).toEqual([...new Set(anchors)]);
      const missing = anchors.filter((anchor = '') => body.ownerDocument.getElementById(anchor) === null);
      expect(missing, page.path).toEqual([]);
    }
  });
});
