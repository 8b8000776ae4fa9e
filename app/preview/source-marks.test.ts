import { vercelStegaClean, vercelStegaDecode } from '@vercel/stega';
import { expect, it } from 'vitest';
import { isRecord } from '../content/is-record';
import { sourceMarker } from './source-marks.server';

const mark = sourceMarker('http://studio.test');
/** Every value of the answer comes from the field of the same name of one document. */
const map = {
  documents: [{ _id: 'drafts.page-a', _type: 'page' }],
  paths: ['$'],
  mappings: { $: { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } } },
} satisfies Parameters<typeof mark>[1];

const pathIn = (value: unknown) => {
  const source: unknown = vercelStegaDecode(String(value));
  const href = isRecord(source) ? String(source.href) : '';
  return href ? new URL(href).searchParams.get('path') : undefined;
};
const marked = (answer: Record<string, unknown>) => {
  const result = mark(answer, map);
  return isRecord(result) ? result : {};
};

it('marks texts, and leaves addresses, choices and what machines read alone', () => {
  const answer = { title: 'Hello', lead: '', href: '/a', tone: 'dark', path: '/b', seo: { title: 'Hello' } };
  const { title, ...others } = marked(answer);
  expect([vercelStegaClean(title), pathIn(title)]).toEqual(['Hello', 'title']);
  expect(others).toEqual({ lead: '', href: '/a', tone: 'dark', path: '/b', seo: { title: 'Hello' } });
});

it.each(['12', '1,250.00', '(3.5%)', '€ 12', '−4', '≥ 3'])(
  'leaves a figure of a table alone: %s',
  (figure) => {
    const answer = { rows: [{ _key: 'a', cells: ['Total', figure] }] };
    const { rows } = marked(answer);
    const [row] = Array.isArray(rows) ? rows : [];
    const cells: unknown[] = isRecord(row) && Array.isArray(row.cells) ? row.cells : [];
    expect(pathIn(cells[0])).toBe('rows[_key=="a"].cells[0]');
    expect(cells[1]).toBe(figure);
  },
);

const picture = (fields: object) => ({
  ...{ source: 'image', image: { asset: null }, vignette: null, illustration: null },
  ...{ alt: null, decorative: null, caption: null },
  ...fields,
});

it.each([
  ['an image', picture({ alt: 'A desk' }), 'alt', 'A desk', 'cover.image'],
  ['a drawing', picture({ source: 'illustration', alt: 'A bust' }), 'alt', 'A bust', 'cover.illustration'],
  ['decoration', picture({ alt: 'Never said', decorative: true }), 'alt', '', 'cover.image'],
  [
    'a product view',
    picture({ source: 'vignette', caption: 'A ledger' }),
    'caption',
    'A ledger',
    'cover.vignette',
  ],
  [
    'one without a caption',
    picture({ source: 'vignette', alt: 'A ledger' }),
    'alt',
    'A ledger',
    'cover.vignette',
  ],
])('leads from %s to the field that holds it', (_name, cover, field, text, path) => {
  const shown = marked({ cover }).cover;
  const value = isRecord(shown) ? shown[field] : undefined;
  expect([vercelStegaClean(value), pathIn(value)]).toEqual([text, path]);
});

it('leads from a logo that is described beside it to the logo', () => {
  const { companyLogoAlt } = marked({
    companyLogoAlt: 'Kestrel',
    companyLogo: picture({ source: 'illustration' }),
  });
  expect([vercelStegaClean(companyLogoAlt), pathIn(companyLogoAlt)]).toEqual([
    'Kestrel',
    'companyLogo.illustration',
  ]);
});

it('leaves an answer without a map as it is', () => {
  expect(mark({ title: 'Hello' }, undefined)).toEqual({ title: 'Hello' });
});
