import { expect, it } from 'vitest';
import { fillPlaceholders } from '../pages/placeholders';
import { LastFacts } from './last-facts.server';

/** What a process leaves for the next one. */
function disk(answers = new Map<string, string>()) {
  return {
    find: async (key: string) => answers.get(key),
    store: (key: string, body: string) => void answers.set(key, body),
  };
}

const brand = (facts: LastFacts, values: Record<string, string>) => {
  const published = Object.entries(values).map(([name, value]) => ({ name, value }));
  facts.remember(published);
  return {
    ...{ productName: 'Plinth', productSlug: 'plinth', applicationHost: '' },
    facts: published,
    valueOfMissing: facts.valueOf,
  };
};
const TEXTS = [
  'We reply within {reply-time}.',
  '{uptime} of {product}',
  '{Reply-Time}, { reply-time }, {{new}}, {Product}, {a b}',
];

it('a text shows the last published value of a fact that has gone, also after a restart', async () => {
  const store = disk();
  const first = new LastFacts(store);
  brand(first, { 'reply-time': 'a day', uptime: '99 %' });
  brand(first, { 'reply-time': '4 hours', uptime: '99 %' });
  await first.read;
  const expected = ['We reply within 4 hours.', '99.9 % of Plinth', '4 hours, 4 hours, …, Plinth, {a b}'];
  expect(fillPlaceholders([...TEXTS], brand(first, { uptime: '99.9 %' }))).toEqual(expected);

  await expect.poll(() => store.find('facts')).toContain('99.9');
  const next = new LastFacts(store);
  await next.read;
  expect(fillPlaceholders([...TEXTS], brand(next, { uptime: '99.9 %' }))).toEqual(expected);
});

it('shows no braces where no value was ever known', () => {
  const facts = new LastFacts(disk());
  expect(fillPlaceholders([...TEXTS], brand(facts, {}))).toEqual([
    'We reply within ….',
    '… of Plinth',
    '…, …, …, Plinth, {a b}',
  ]);
});

it('leaves braces in code, and everything in a preview', () => {
  const span = (text: string) => ({ _type: 'span', marks: ['code'], text });
  const facts = new LastFacts(disk());
  expect(fillPlaceholders(span('{a} {product}'), brand(facts, {})).text).toBe('{a} Plinth');
  const preview = { ...brand(facts, {}), valueOfMissing: undefined };
  expect(fillPlaceholders(['{reply-time}'], preview)).toEqual(['{reply-time}']);
});

it('the value of another language is never shown', () => {
  const facts = new LastFacts(disk());
  facts.remember([{ name: 'uptime', value: '99 %' }]);
  facts.remember([{ name: 'reply-time', value: 'ein Tag' }], 'de');
  expect([facts.valueOf('uptime', 'de'), facts.valueOf('reply-time', 'de')]).toEqual(['…', 'ein Tag']);
  expect([facts.valueOf('uptime'), facts.valueOf('reply-time')]).toEqual(['99 %', '…']);
});

it('a damaged file is no file', async () => {
  const facts = new LastFacts(disk(new Map([['facts', '{"uptime": 1}']])));
  await facts.read;
  expect(facts.valueOf('uptime')).toBe('…');
});
