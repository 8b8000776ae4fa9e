import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { richText } from '../schema/objects/rich-text';
import { shortText } from '../schema/objects/short-text';
import { type PastedBlock, pastedBlocks } from './pasted-blocks';

const parseHtml = (html: string) => new JSDOM(html).window.document;
const paste = (html: string, form: 'long' | 'short' = 'long') =>
  pastedBlocks(html, { form, siteOrigin: 'https://www.example.com', parseHtml });

const children = ({ children }: PastedBlock): Record<string, unknown>[] =>
  Array.isArray(children) ? children : [];
const text = (block: PastedBlock | undefined) =>
  block
    ? children(block)
        .map(({ text }) => text)
        .join('')
    : undefined;
/** Style, kind of list and text of each block. */
const outline = (blocks: PastedBlock[]) =>
  blocks.map((block) => [block.listItem ?? block.style ?? block._type, text(block)]);
/** Targets of all links. */
const links = (blocks: PastedBlock[]) =>
  blocks
    .flatMap(({ markDefs }) => (Array.isArray(markDefs) ? markDefs : []))
    .map(({ _type, href }) => [_type, href]);
const link = (href: string) => paste(`<p>To <a href="${href}">a page</a>.</p>`);

/** As Google Docs puts it on the clipboard. */
const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-b7">
<h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Closing the month</span></h1>
<p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-weight:400;font-style:italic">slanted</span><span> </span><a href="https://www.google.com/url?q=https://example.org/a?b%3D1&amp;sa=D"><span>link</span></a></p>
<h2 dir="ltr"><span>First</span></h2>
<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>one</span></p></li></ul>
<div dir="ltr"><table><tbody>
<tr><td><p dir="ltr"><span style="font-weight:700">Item</span></p></td><td><p dir="ltr"><span style="font-weight:700">Sum</span></p></td></tr>
<tr><td><p dir="ltr"><span>Oak shelf</span></p></td><td><p dir="ltr"><span>1,200.00</span></p></td></tr>
</tbody></table></div></b>`;

/** An item of one of Word's lists. Its kind is in a style sheet, which the clipboard may lack, and in its marker. */
const item = (list: string, marker: string, text: string) => `<p class=MsoListParagraphCxSpMiddle
style='text-indent:-18.0pt;mso-list:${list} lfo1'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** As Word puts it on the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-GB><!--StartFragment-->
<h2>Receipts<o:p></o:p></h2>
<p class=MsoNormal>Count <b>every</b> line, <i>twice</i>.<o:p></o:p></p>
${item('l0 level1', '·', 'first')}${item('l0 level2', 'o', 'second')}
${item('l1 level1', '1.', 'one')}${item('l1\nlevel2', '(a)', 'letter')}${item('l1 level1', '2.', 'two')}
<!--EndFragment--></body></html>`;

describe('a document', () => {
  test('from Google Docs keeps headings one level down, lists, emphasis, links and tables', () => {
    const blocks = paste(GOOGLE_DOCS);
    expect(outline(blocks)).toEqual([
      ['h2', 'Closing the month'],
      ['normal', 'Bold and slanted link'],
      ['h3', 'First'],
      ['bullet', 'one'],
      ['contentTable', ''],
    ]);
    const marks = blocks[1] ? children(blocks[1]).map((span) => [span.text, span.marks]) : [];
    expect(marks.slice(0, 3)).toEqual([
      ['Bold', ['strong']],
      [' and ', []],
      ['slanted', ['em']],
    ]);
    expect(links(blocks)).toEqual([['textLink', 'https://example.org/a?b=1']]);
    expect(blocks[4]).toMatchObject({
      headerRow: true,
      rows: [{ cells: ['Item', 'Sum'] }, { cells: ['Oak shelf', '1,200.00'] }],
    });
  });

  test('from Word keeps headings, emphasis, bullets and numbers', () => {
    expect(outline(paste(WORD))).toEqual([
      ['h3', 'Receipts'],
      ['normal', 'Count every line, twice.'],
      ['bullet', 'first'],
      ['bullet', 'second'],
      ['number', 'one'],
      ['number', 'letter'],
      ['number', 'two'],
    ]);
  });

  test('in a short text has paragraphs and lists only', () => {
    expect(
      outline(paste(GOOGLE_DOCS, 'short')).every(([style]) => style === 'normal' || style === 'bullet'),
    ).toBe(true);
  });
});

describe('a link', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['mailto:sales@example.org', 'mailto:sales@example.org'],
    ['https://www.example.com/pricing?a=1#quote', '/pricing?a=1#quote'],
    ['https://www.google.com/url?q=https://www.example.com/pricing', '/pricing'],
  ])('to %s leads to %s', (href, target) => {
    expect(links(link(href))).toEqual([['textLink', target]]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'file:///C:/report.docx',
    '#heading=h.1',
    '../other.html',
    'https://www.google.com/url?sa=D',
    'https://www.google.com/url?q=https://www.google.com/url?q=https://example.org',
  ])('to %s becomes text', (href) => {
    const blocks = link(href);
    expect(links(blocks)).toEqual([]);
    expect(blocks.map(text)).toEqual(['To a page.']);
    expect(blocks.flatMap(children).flatMap(({ marks }) => marks)).toEqual([]);
  });
});

test('a picture keeps its address and description for the caller', () => {
  const [picture] = paste('<p>Before</p><img src="data:image/png;base64,AA==" alt="A shelf">').slice(1);
  expect(picture).toMatchObject({ _type: 'image', src: 'data:image/png;base64,AA==', alt: 'A shelf' });
});

test('a table has no more columns than the site shows', () => {
  const [table] = paste(`<table><tr>${'<td>1</td>'.repeat(12)}</tr></table>`);
  expect(table?.rows).toEqual([expect.objectContaining({ cells: Array.from({ length: 8 }, () => '1') })]);
});

test.each(['', '<p> </p>', '<script>alert(1)</script>', '<style>p { color: red }</style>'])(
  'nothing is pasted of %j',
  (html) => {
    expect(paste(html)).toEqual([]);
  },
);

/** Every style, mark and type of what is pasted is one that the field has. */
test.each([
  ['long', richText],
  ['short', shortText],
] as const)('the %s form yields only what its field takes', (form, type) => {
  const json = JSON.stringify(type);
  const html = `${GOOGLE_DOCS}<blockquote>Quote</blockquote><pre>code</pre><p><u>under</u> <s>struck</s> <code>c</code></p><h6>Six</h6>`;
  for (const block of paste(html, form)) {
    const marks = children(block).flatMap((span) => (Array.isArray(span.marks) ? span.marks : []));
    const keys = new Set((Array.isArray(block.markDefs) ? block.markDefs : []).map(({ _key }) => _key));
    const named = [
      block._type === 'block' ? block.style : block._type,
      ...marks.filter((mark) => !keys.has(mark)),
    ];
    expect(named.filter((name) => !json.includes(`"${name}"`))).toEqual([]);
  }
});
