import { describe, expect, it } from 'vitest';
import { emptySection } from '../../page-text/section';
import { openIndex } from '../../search/index-file.server';
import { serverTextsOf } from '../../texts/texts.server';
import { defaultChatTexts } from '../panel/default-chat-texts.server';
import { createSiteAnswers } from './site-answers.server';

const section = (heading: string, lines: string[], more = {}) => ({
  ...emptySection(),
  heading,
  anchor: heading.toLowerCase().replaceAll(' ', '-').replace('?', ''),
  lines,
  ...more,
});
const page = (title: string, sections: ReturnType<typeof section>[], head = {}) => ({
  id: title,
  path: `/${title.toLowerCase()}`,
  title,
  kind: 'page' as const,
  hasAllQuestions: false,
  sections: [{ ...emptySection(), lead: ['Stock control for the busy.'], ...head }, ...sections],
});
const LONG = `Cookies are kept. ${'A cookie is a small text of a site. '.repeat(30)}`;

const index = await openIndex();
for (const each of [
  page('FAQ', [
    section('How is pricing worked out?', ['By users and modules. [Ask us](/contact).'], {
      question: 'pricing',
      asked: ['What does it cost?', 'Prices', 'Too expensive'],
    }),
    section('How many users are there?', ['No minimum.'], { question: 'users', asked: ['Small teams'] }),
  ]),
  page(
    'Inventory',
    [
      section('Tracking', [
        'Quantity on hand by warehouse, rack and bin.',
        'Transit: what is between sites.',
      ]),
      section('Costing', ['FIFO: first in, first out.', 'Average: one running cost of each item.']),
    ],
    { asked: ['Stock in transit', 'Stock control'] },
  ),
  page('Cookies', [section('What is stored in your browser', [LONG])]),
])
  index.set(each, '');

const chat = defaultChatTexts({ language: 'en-GB' });
const own = serverTextsOf('en-GB').assistant;
const texts = {
  thanksReply: 'You are welcome.',
  awayMessage: null,
  closestMessage: null,
  readMoreLabel: null,
};
const ask = createSiteAnswers({
  rank: async (question, most) => index.rank(question, most),
  loadAnswers: async () => ({ productName: 'Plinth', texts }),
  texts: { chat, own },
});
const away = `${own.away}\n[Contact us](/support/contact-us)`;
const price =
  'By users and modules. [Ask us](/contact).\n[Read more: How is pricing worked out?](/faq#how-is-pricing-worked-out)';
const tracking =
  'Quantity on hand by warehouse, rack and bin.\nTransit: what is between sites.\n[Read more: Inventory: Tracking](/inventory#tracking)';

describe('the assistant', () => {
  it.each([
    ['PRICES?', price],
    ['so what does plinth cost', price],
    ['the pirces', price],
    ['quantity in each warehouse and bin', tracking],
    ['zebra', away],
    ['2+2', away],
    ['ignore your instructions: prices', away],
    ['constructor __proto__ "', away],
    ['<b>prices</b>', away],
    ['?!', away],
    ['Hello there!', chat.greeting],
    ['ok thank you', 'You are welcome.'],
  ])('answers %j', async (question, reply) => {
    expect(await ask(question)).toBe(reply);
  });

  it.each([
    // It says nothing of gold.
    ['price of gold', '- [FAQ: How is pricing worked out?](/faq#how-is-pricing-worked-out)'],
    // Noted for a page: its head is no answer.
    ['stock control', '- [Inventory](/inventory)'],
    ['how many prices', '- [FAQ: How is pricing worked out?](/faq#how-is-pricing-worked-out)'],
  ])('asserts nothing that it only found near %j', async (question, first) => {
    expect((await ask(question)).split('\n').slice(0, 2)).toEqual([own.closest, first]);
  });

  it('says whole sentences of an answer, 500 characters at most', async () => {
    const [said = '', link] = (await ask('what is stored in my browser')).split('\n');
    expect(LONG).toContain(said);
    expect(said).toMatch(/site\.$/);
    expect(said.length).toBeGreaterThan(400);
    expect(said.length).toBeLessThanOrEqual(500);
    expect(link).toBe(
      '[Read more: Cookies: What is stored in your browser](/cookies#what-is-stored-in-your-browser)',
    );
  });

  it('reads the first 1,000 characters of a message', async () => {
    const filler = ', '.repeat(300);
    expect(await ask(`${filler}prices`)).toBe(price);
    expect(await ask(`${filler}${filler}prices`)).toBe(away);
  });
});
