import { expect, it } from 'vitest';
import { lakeWith } from '../lake/lake-with.fixture';
import { changedFacts, readFactUses } from './fact-uses';

const SITE_SETTINGS = { _id: 'siteSettings', _type: 'siteSettings', language: 'en-GB' };
const fact = (_key: string, name: string, value = 'a value') => ({ _key, name, value });
const before = [fact('a', 'reply-time', '2–4 hours'), fact('b', 'uptime'), fact('c', 'start', '2 weeks')];

it.each([
  ['nothing', before, []],
  ['another value', [fact('a', 'reply-time', 'a day'), ...before.slice(1)], []],
  ['a fact that has gone', before.slice(1), [['reply-time', '2–4 hours']]],
  ['all of them', undefined, before.map(({ name, value }) => [name, value])],
  ['another name', [fact('a', 'answer', 'a day'), ...before.slice(1)], [['reply-time', '{answer}']]],
  ['names that change places', [fact('a', 'uptime'), fact('b', 'reply-time'), before[2]], []],
])('%s', (_, after, changed) => {
  expect([...changedFacts(before, after)]).toEqual(changed);
});

it('every text that shows it is named, with what it says afterwards', async () => {
  const span = { _key: 's', _type: 'span', text: 'Within {reply-time}, {uptime} and {reply-time}.' };
  const documents = [
    { _id: 'drafts.faq', _type: 'faqItem', question: 'How soon?', answer: [{ _key: 'p', children: [span] }] },
    {
      _id: 'page',
      _type: 'page',
      seo: { title: '{reply-time}' },
      blocks: [{ _key: 'x', lead: '{product}' }],
    },
    { _id: 'siteSettings', _type: 'siteSettings', tagline: '{reply-time}', facts: before },
  ];
  const uses = await readFactUses(
    lakeWith(documents),
    changedFacts(before, [fact('a', 'answer'), before[1]]),
    SITE_SETTINGS,
  );
  expect(uses.map(({ document, field, newText }) => [document._id, field, newText])).toEqual([
    ['drafts.faq', 'answer[_key=="p"].children[_key=="s"].text', 'Within {answer}, {uptime} and {answer}.'],
    ['page', 'seo.title', '{answer}'],
  ]);
  expect(await readFactUses(lakeWith(documents), new Map(), SITE_SETTINGS)).toEqual([]);
});

it('facts of a language are shown by what is in it, those of the default one by what is in none', async () => {
  const says = (_id: string, _type: string, language?: string) => ({
    ...{ _id, _type, title: '{uptime}' },
    ...(language && { language }),
  });
  const documents = [
    says('page', 'page', 'en-GB'),
    says('drafts.page-de', 'page', 'de'),
    says('faq', 'faqItem'),
    says('drafts.chatSettings', 'chatSettings'),
    says('navigation-de', 'navigation'),
  ];
  const named = async (settings = SITE_SETTINGS) =>
    (await readFactUses(lakeWith(documents), new Map([['uptime', '']]), settings)).map(
      ({ document }) => document._id,
    );
  expect(await named()).toEqual(['drafts.chatSettings', 'faq', 'page']);
  const german = { _id: 'siteSettings-de', _type: 'siteSettings', language: 'de' };
  expect(await named(german)).toEqual(['drafts.page-de', 'navigation-de']);
});
