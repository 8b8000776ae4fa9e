import { describe, expect, it } from 'vitest';
import { richText } from './rich-text.mjs';
import { translate } from './translate.mjs';

const answer = (_id: string, question: string, text: string) => ({
  ...{ _id, _type: 'faqItem', question, answer: richText(text) },
});
const originals = [
  {
    ...{ _id: 'page-prices', _type: 'page', language: 'en-GB', path: '/prices', title: 'Prices' },
    blocks: [
      { _type: 'faqList', title: 'Questions', anchor: 'asked', items: ['how', 'who'] },
      { _type: 'darkBand', title: 'How?', link: { label: 'About us', href: '/about' } },
    ],
    endCap: { title: 'X-1', actions: [{ label: 'Ask', href: 'mailto:a@b.example?subject=A%20question' }] },
  },
  { _id: 'page-about', _type: 'page', language: 'en-GB', path: '/about', title: 'About' },
  answer('faqItem-how', 'How?', 'See [prices](prices?a=1#asked), **not** [others](/about).'),
  answer('faqItem-who', 'Who?', 'We.'),
];
const texts = {
  Prices: 'Preise',
  Questions: 'Fragen',
  Ask: 'Fragen',
  'A question': 'Eine Frage',
  'How?': 'Wie?',
  'See [prices], **not** [others].': '**Nur** unter [Preise].',
  'Who?': null,
};
const inGerman = (own: Record<string, string | null> = {}) =>
  translate(originals, {
    ...{ language: 'de', frame: [], paths: { 'page-prices': '/de/preise' }, anchors: { asked: 'gefragt' } },
    texts: [{ ...texts, ...own }],
  });

describe('a translation', () => {
  const [page, how, ...others] = inGerman();

  it('has the path, the texts and the keys, and refers to translations', () => {
    expect(page).toMatchObject({
      _id: 'page-prices-de',
      language: 'de',
      path: '/de/preise',
      title: 'Preise',
    });
    expect(page.blocks[0]).toMatchObject({ title: 'Fragen', anchor: 'gefragt', _key: expect.any(String) });
    expect(page.blocks[0].items).toEqual([expect.objectContaining({ _ref: 'faqItem-how-de' })]);
    expect(page.endCap).toMatchObject({
      title: 'X-1',
      actions: [{ label: 'Fragen', href: 'mailto:a@b.example?subject=Eine%20Frage' }],
    });
  });

  it('leaves out links to pages that have none, and what has a text of null', () => {
    expect(page.blocks[1]).toMatchObject({ title: 'Wie?' });
    expect(page.blocks[1]).not.toHaveProperty('link');
    expect(others).toEqual([]);
    const [{ children, markDefs }] = how.answer;
    expect(children.map(({ text }: { text: string }) => text)).toEqual(['Nur', ' unter ', 'Preise', '.']);
    expect(markDefs.map(({ href }: { href: string }) => href)).toEqual(['/de/preise?a=1#gefragt']);
  });

  it('takes the text of one document first', () => {
    expect(inGerman({ 'faqItem-how: How?': 'Und wie?' }).at(1)).toMatchObject({ question: 'Und wie?' });
  });
});

it.each([
  ['a text without a translation', { Prices: undefined }, 'without a translation: page-prices: Prices'],
  ['a translation without use', { Nowhere: 'Nirgends' }, 'without use: Nowhere'],
  [
    'a link that was lost',
    { 'See [prices], **not** [others].': 'Unter Preise.' },
    '1 links need as many labels',
  ],
])('%s is named', (_name, own, message) => {
  const given = Object.fromEntries(
    Object.entries({ ...texts, ...own }).filter(([, text]) => text !== undefined),
  );
  const build = () =>
    translate(originals, {
      ...{ language: 'de', frame: [], paths: { 'page-prices': '/de/preise' }, anchors: { asked: 'gefragt' } },
      texts: [given],
    });
  expect(build).toThrow(message);
});
