import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { shareTypeface } from '../../theme/share-typeface';
import { escapeXml } from '../xml-files';
import { drawableText, lengthOf, spaceBefore } from './letters';

it.each([
  ['Pricing', 'Pricing'],
  ['  Two\n lines ', 'Two lines'],
  ['Größe, Übermaß & Łódź', 'Größe, Übermaß & Łódź'],
  ['<b>&amp; "quotes"</b>', '<b>&amp; "quotes"</b>'],
  ['Cafe\u0301', 'Café'],
  ['soft\u00adhyphen \u202eturned', 'softhyphen turned'],
  ['🚀 Launch day 👩🏽‍🚀', 'Launch day'],
  ['© Plinth™', '© Plinth™'],
])('%j is drawn as %j', (text, expected) => {
  expect(drawableText(text)).toBe(expected);
});

it.each(['', ' \u200b ', '🚀', 'مخزون', 'מלאי', '在庫管理', 'Склад', 'Plinth 在庫', 'x\u0302', '\ud800'])(
  '%j is not drawn',
  (text) => {
    expect(drawableText(text)).toBeUndefined();
  },
);

describe('the list of letters', () => {
  const font = { loadSystemFonts: false, fontFiles: [shareTypeface.file] };
  /** What is drawn of a text with 1000 px an em. */
  const boxOf = (text: string) => {
    const start =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="2000"><text x="1000" y="1000" font-size="1000"';
    const svg = `${start} font-family="${shareTypeface.family}">${escapeXml(text)}</text></svg>`;
    const { x = 0, width = 0, height = 0 } = new Resvg(svg, { font }).innerBBox() ?? {};
    return { left: x - 1000, width, height };
  };

  it('has only letters of the typeface, and where each begins', () => {
    const missing = boxOf('在');
    for (const [letter, [width = 0, left = 0]] of shareTypeface.letters) {
      if (letter === ' ') continue;
      const box = boxOf(letter);
      expect([letter, box]).not.toEqual([letter, missing]);
      expect(Math.abs(box.left - left), letter).toBeLessThanOrEqual(2);
      expect(box.width, letter).toBeLessThanOrEqual(width + 200);
      expect(spaceBefore(letter)).toBe(left / 1000);
    }
  });

  it('says at most how long a text is, and hardly more', () => {
    for (const text of ['Inventory management', 'AVATAR To Ty We', 'Übermaß & Łódź', 'nnnn']) {
      const drawn = boxOf(text).width / 1000;
      expect(lengthOf(text, 0)).toBeGreaterThan(drawn);
      expect(lengthOf(text, 0)).toBeLessThan(drawn * 1.15);
    }
  });
});
