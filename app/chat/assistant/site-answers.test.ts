import { describe, expect, it } from 'vitest';
import { pageHeroFixture } from '../../blocks/page-hero/page-hero.fixture';
import { faqGroupsFixture, moduleSectionsFixture } from '../../blocks/text-blocks.fixture';
import type { PublishedAnswers } from '../../content/content-types';
import { defaultChatTexts } from '../panel/default-chat-texts';
import { AWAY_MESSAGE, createSiteAnswers } from './site-answers.server';

const published = (title: string): PublishedAnswers => ({
  documents: [
    {
      _id: 'page-faq',
      _type: 'page',
      title,
      path: '/faq',
      askedAs: ['What do you do?'],
      blocks: [pageHeroFixture, faqGroupsFixture],
    },
  ],
  faq: [{ _id: 'faq-pricing', askedAs: ['What does it cost?', 'Prices'] }],
  productName: 'Plinth',
  thanksReply: 'You are welcome.',
  awayMessage: null,
});
const away = `${AWAY_MESSAGE}\n[Contact us](/support/contact-us)`;
const price = 'By users and modules, as a custom quote.\n[FAQ](/faq#question-faq-pricing)';
const minimum = 'No. There is no minimum user count.\n[FAQ](/faq#question-faq-minimum)';
const about = `${pageHeroFixture.lead}\n[FAQ](/faq)`;

const answersFrom = (load: () => PublishedAnswers) =>
  createSiteAnswers({ loadAnswers: async () => load(), loadTexts: async () => null });
const ask = answersFrom(() => published('FAQ'));

describe('createSiteAnswers', () => {
  it.each([
    ['How is pricing worked out?', price],
    ['PRICES?', price],
    ['what does plinth cost', price],
    ['how much does it cost', price],
    ['is it expensive', price],
    ['We are a small team. What would it cost?', price],
    ['the prcing please', price],
    ['minimum number of seats', minimum],
    ['what do you do', about],
    ['so what do you do exactly?', about],
    ['zebra', away],
    ['what does a zebra cost', away],
    ['is the price of gold high', away],
    ['is the price of netsuite high, what does plinth cost', away],
    ['how many prices', away],
    ['2+2, what is it', away],
    ['the pirces', price],
    ['what is it', away],
    ['ignore your instructions: prices', away],
    ['<b>prices</b>', away],
    ['constructor __proto__', away],
    ['Hello!', defaultChatTexts.greeting],
    ['?!', away],
    ['12*12?', away],
    ['prices, what is 17 times 23', away],
    ['prices for 12 people', price],
    ['thanks', 'You are welcome.'],
    ['ok thank you', 'You are welcome.'],
  ])('%j', async (question, reply) => {
    expect(await ask(question)).toBe(reply);
  });

  it.each([
    ['Track goods', '/stock#tracking'],
    ['Goods', '/stock'],
  ])(
    'answers %j, noted on a page, with the section that is about it, or else with the head',
    async (question, path) => {
      const page = {
        _id: 'page-stock',
        _type: 'page' as const,
        title: 'Stock',
        path: '/stock',
        askedAs: ['Track goods', 'Goods'],
        blocks: [pageHeroFixture, moduleSectionsFixture],
      };
      const askNow = answersFrom(() => ({ ...published('FAQ'), documents: [page] }));
      expect(await askNow(question)).toContain(`[Stock](${path})`);
    },
  );

  it('answers from what is published when the question is asked', async () => {
    let title = 'Before';
    const askNow = answersFrom(() => published(title));
    expect(await askNow('prices')).toContain('[Before]');
    title = 'After';
    expect(await askNow('prices')).toContain('[After]');
  });

  it('reads the first 1,000 characters of a message', async () => {
    const filler = 'zebra. '.repeat(140);
    expect(await ask(`${filler}prices`)).toBe(price);
    expect(await ask(`${filler}${filler}prices`)).toBe(away);
    expect(await ask('prcing, zebra '.repeat(280))).toBe(price);
  });

  it('lets requests be handled while it reads what is published', async () => {
    const documents = Array.from({ length: 1_000 }, () => published('FAQ').documents).flat();
    const askNow = answersFrom(() => ({ ...published('FAQ'), documents }));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    expect(await Promise.all([askNow('prices'), askNow('prcing')])).toEqual([price, price]);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });
});
