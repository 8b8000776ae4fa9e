import { expect, it } from 'vitest';
import { namesIn } from './names-in';

const text = (style: string, words: string) => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text: words }],
});
const reference = (_ref: string) => ({ _type: 'reference', _ref });
const page = {
  path: '/pricing',
  blocks: [
    {
      _key: 'a',
      anchor: 'plans',
      title: 'Plans',
      sections: [{ anchor: 'modules', title: 'Modules', text: 'What they do.' }],
      groups: [{ title: 'Payment', questions: [reference('faq-1')] }],
      testimonials: [reference('quote-1')],
      modules: [{ id: 'warehouse', name: 'Warehouse' }],
      visibleUntil: '2027-01-01T00:00:00Z',
      body: [text('h2', 'Terms'), text('normal', 'Thirty days.')],
    },
  ],
  facts: [{ name: 'uptime', value: '99 %' }],
  body: [text('h3', 'Of the article'), text('normal', 'A paragraph.')],
};
const changed = (from: string, to: string) =>
  JSON.parse(JSON.stringify(page).replace(`"${from}"`, `"${to}"`));

const NAMES = ['/pricing', 'plans', 'modules', 'Modules', 'Payment', 'quote-1', 'Terms', 'Of the article'];
const NEW_NAMES = ['warehouse', '2027-01-01T00:00:00Z', 'uptime'];

it.each([...NAMES, ...NEW_NAMES])('“%s” is what others refer to', (name) => {
  expect(namesIn(changed(name, 'another'))).not.toBe(namesIn(page));
});

it.each(['Plans', 'What they do.', 'faq-1', 'Thirty days.', 'Warehouse', '99 %'])('“%s” is not', (words) => {
  expect(namesIn(changed(words, 'another'))).toBe(namesIn(page));
});

it('a short name is in a link', () => {
  expect(namesIn({ id: 'care' })).not.toBe(namesIn({ id: 'people' }));
});
