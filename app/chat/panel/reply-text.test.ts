import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineParts, replyParts } from './reply-text';

/** Each part as its kind and its text. */
const outline = (text: string) =>
  replyParts(text).map((part) =>
    part.kind === 'bullets' ? `bullets ${part.items.join('|')}` : `${part.kind} ${part.text}`,
  );

describe('replyParts', () => {
  it('splits the design’s example', () => {
    const reply =
      'Plinth supports three methods.\n\nINVENTORY VALUATION\n- FIFO\n- LIFO\n• Weighted average\nBook a demo.';
    expect(outline(reply)).toEqual([
      'paragraph Plinth supports three methods.',
      'heading INVENTORY VALUATION',
      'bullets FIFO|LIFO|Weighted average',
      'paragraph Book a demo.',
    ]);
  });

  it.each([
    ['Ways to pay:', 'heading Ways to pay:'],
    [`${'long '.repeat(20)}:`, `heading ${'long '.repeat(20)}:`],
    ['A', 'heading A'],
    ['FAQ 2026', 'heading FAQ 2026'],
    ['A'.repeat(40), `heading ${'A'.repeat(40)}`],
    ['A'.repeat(41), `paragraph ${'A'.repeat(41)}`],
    ['ÜBERBLICK', 'heading ÜBERBLICK'],
    ['Title Case', 'paragraph Title Case'],
    ['99.9%', 'paragraph 99.9%'],
    ['- A LIST ITEM:', 'bullets A LIST ITEM:'],
    ['•without a space', 'bullets without a space'],
    ['  - indented', 'bullets indented'],
    ['-without a space', 'paragraph -without a space'],
    ['– a dash', 'paragraph – a dash'],
    ['<b>bold</b>', 'paragraph <b>bold</b>'],
    ['**Plans** use `FIFO`', 'paragraph Plans use FIFO'],
    ['## Ways to pay', 'paragraph Ways to pay'],
    ['#1 of all', 'paragraph #1 of all'],
  ])('%j', (line, expected) => {
    expect(outline(line)).toEqual([expected]);
  });

  it('omits blank lines and empty bullets; separate lists stay separate', () => {
    expect(outline('\n- a\n\n- \n•\n- b\ntext\n- c\n')).toEqual([
      'bullets a|b',
      'paragraph text',
      'bullets c',
    ]);
  });

  it('keeps every word of a reply', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = replyParts(text).flatMap((part) =>
          part.kind === 'bullets' ? part.items : [part.text],
        );
        const letters = (value: string) => value.replace(/[\s•`*#-]/gu, '');
        expect(letters(words.join(''))).toBe(letters(text));
      }),
    );
  });
});

describe('lineParts', () => {
  const ORIGIN = 'https://www.site.example';
  const links = (line: string) => lineParts(line, ORIGIN).filter(({ href }) => href !== undefined);

  it.each([
    ['See [Pricing](/pricing#users) first.', [{ text: 'Pricing', href: '/pricing#users' }]],
    ['See /pricing.', [{ text: '/pricing', href: '/pricing' }]],
    [`At ${ORIGIN}/a?b=1, or`, [{ text: `${ORIGIN}/a?b=1`, href: '/a?b=1' }]],
    [
      '[Docs](https://docs.example/x)',
      [{ text: 'Docs', href: 'https://docs.example/x', host: 'docs.example' }],
    ],
    ['(https://a.example).', [{ text: 'https://a.example', href: 'https://a.example/', host: 'a.example' }]],
    ['either/or, 24/7, and/or / or /? or /.', []],
    ['[x](javascript:alert(1))', []],
    ['[x](javascript:alert)', []],
    ['[x](data:text/html,x)', []],
    ['[x](//evil.example)', []],
    ['[x](mailto:a@b.example)', []],
    ['[x](#chat) [x](pricing)', []],
    ['<a href="/x">x</a>', []],
  ])('%j', (line, expected) => {
    expect(links(line)).toEqual(expected);
  });

  it.each([
    ['Try /search?q=stock&page=2.', '/search?q=stock&page=2'],
    ['At /search?q=two-way%20match, or', '/search?q=two-way%20match'],
    ['Home is /?from=chat or', '/?from=chat'],
    ['Subscribe: /rss.xml.', '/rss.xml'],
    ['Moved from /old%20page!', '/old%20page'],
    ['Open /über-uns?', '/über-uns'],
    ['Open /会社/概要。', '/会社/概要'],
    ['Is it /pricing?', '/pricing'],
    ['(see /pricing#users)', '/pricing#users'],
    ['See “/pricing”, then', '/pricing'],
    ["See '/pricing', then", '/pricing'],
    ['See "/pricing".', '/pricing'],
    ['At /a,b;c=1:2@x, then', '/a,b;c=1:2@x'],
    ['At /a…', '/a'],
    ['At https://a.example/a_(b).', 'https://a.example/a_(b)'],
    ['(at https://a.example/a_(b)/c.)', 'https://a.example/a_(b)/c'],
    ['(at https://a.example/a)', 'https://a.example/a'],
    ['At https://a.example/a(b or', 'https://a.example/a'],
    ["At https://a.example/it's?q='x', or", "https://a.example/it's?q='x"],
    ['At *https://a.example/x*: yes', 'https://a.example/x'],
    ['<https://a.example/x>', 'https://a.example/x'],
    ['[https://a.example/x]', 'https://a.example/x'],
    ['“https://a.example/x”—yes', 'https://a.example/x'],
    ['At https://bücher.example/größe;', 'https://bücher.example/größe'],
  ])('links the whole address and nothing of the sentence: %s', (line, address) => {
    expect(links(line).map(({ text }) => text)).toEqual([address]);
  });

  it.each([
    ['[a](https://a.example/a_(b))', 'https://a.example/a_(b)'],
    ['[a](/über-uns?q=1)', '/%C3%BCber-uns?q=1'],
    ['/über-uns', '/%C3%BCber-uns'],
    ['/old%20page', '/old%20page'],
    ['/rss.xml', '/rss.xml'],
  ])('leads where %s says', (line, href) => {
    expect(links(line).map((link) => link.href)).toEqual([href]);
  });

  it('takes no longer for brackets without an end', { timeout: 15_000 }, () => {
    for (const piece of ['(', '/a(', ' /a(b', 'https://(', '[x](', '[a](b(', 'https://a.'])
      lineParts(piece.repeat(20_000), ORIGIN);
  });

  it('keeps the text around a link', () => {
    expect(lineParts('See [A](/a), then.', ORIGIN).map(({ text }) => text)).toEqual(['See ', 'A', ', then.']);
  });

  it('links only to http(s) addresses and paths of this site, whatever the text', { timeout: 30_000 }, () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.constantFrom('[', '](', ')', 'javascript:', 'data:', '//', '/', 'https://', '\\', '\t'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const { href = '/', host } of lineParts(pieces.join(''), ORIGIN))
          expect(href).toMatch(host === undefined ? /^\/(?![/\\])/ : /^https?:\/\//);
      }),
    );
  });
});
