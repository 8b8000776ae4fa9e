import { expect, it } from 'vitest';
import { drawableText } from './drawable-text';
import { typeface } from './drawing.server';

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
  expect(drawableText(text, typeface())).toBe(expected);
});

it.each(['', ' \u200b ', '🚀', 'مخزون', 'מלאי', '在庫管理', 'Склад', 'Plinth 在庫', 'x\u0302', '\ud800'])(
  '%j is not drawn',
  (text) => {
    expect(drawableText(text, typeface())).toBeUndefined();
  },
);
