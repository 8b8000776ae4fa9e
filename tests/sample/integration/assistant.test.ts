import { beforeAll, expect, it } from 'vitest';
import { createSiteAnswers } from '../../../app/chat/assistant/site-answers.server';
import { defaultChatTexts } from '../../../app/chat/panel/default-chat-texts.server';
import { openIndex } from '../../../app/search/index-file.server';
import { serverTextsOf } from '../../../app/texts/texts.server';
import { SAMPLE } from '../../support/archive';
import { sharedSite } from '../../support/test-site';
import { publishedPages } from '../published-pages';
import { outside } from '../questions/outside';
import { isAccepted, questions } from '../questions/read-questions';
import { seedBrand } from '../seed-archive';

/** Of questions of which most once found a fault; of new ones see decision 0158. */
const LEAST_FOUND = 0.7;
const MOST_WRONG = 0.03;
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

type Reply = { question: string; lines: string[]; addresses: string[]; isAnswer: boolean };

const own = serverTextsOf('en-GB').assistant;
const site = sharedSite({ archive: SAMPLE });
let ask: (question: string) => Promise<Reply>;
let replies: Reply[];
beforeAll(async () => {
  const index = await openIndex();
  for (const page of await publishedPages(site.editor)) index.set(page, '');
  const answer = createSiteAnswers({
    rank: async (question, most) => index.rank(question, most),
    loadAnswers: async () => ({ productName: seedBrand.productName, texts: null }),
    texts: { chat: defaultChatTexts({ language: 'en-GB' }), own },
  });
  ask = async (question) => {
    const lines = (await answer(question)).split('\n');
    const isAnswer = ![own.away, own.closest].includes(lines[0] ?? '');
    // Sentences of an answer may have links of their own.
    const of = isAnswer ? lines.slice(-1) : lines;
    const addresses = [...of.join('\n').matchAll(LINK)].map(([, , address = '']) => address);
    return { question, lines, addresses, isAnswer };
  };
  replies = [];
  for (const { text } of questions) replies.push(await ask(text));
});

const pageOf = (address: string) => (address.includes('#question-') ? address : address.replace(/#.*/, ''));

it('answers with an accepted passage, or lists its page', () => {
  const missed = questions.flatMap(({ text, accepted }, at) => {
    const { addresses = [], isAnswer = false } = replies[at] ?? {};
    const isFound = addresses.some((address) =>
      isAnswer ? isAccepted(address, accepted) : accepted.some((each) => pageOf(each) === pageOf(address)),
    );
    return isFound ? [] : { text, isAnswer, addresses };
  });
  const wrong = missed.filter(({ isAnswer }) => isAnswer);
  expect(wrong.length / questions.length, JSON.stringify(wrong)).toBeLessThanOrEqual(MOST_WRONG);
  expect(1 - missed.length / questions.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(LEAST_FOUND);
});

it('asserts nothing that the site does not say', async () => {
  const answered: string[] = [];
  for (const question of outside) if ((await ask(question)).isAnswer) answered.push(question);
  expect(answered).toEqual([]);
});

it('says what stands on the page that it names, and names parts that exist', async () => {
  const pages = new Map<string, string>();
  const invented: string[] = [];
  for (const { lines, addresses, isAnswer } of replies) {
    const said = isAnswer ? lines.slice(0, -1) : [];
    for (const address of addresses) {
      const { href, hash } = new URL(address, site.url);
      const path = href.replace(hash, '');
      const html = pages.get(path) ?? (await (await fetch(path)).text());
      pages.set(path, html);
      const text = plain(textOf(html));
      // A card’s title and its text are one line.
      const pieces = said.flatMap((line) => plain(line.replace(LINK, '$1')).split(/[.:,] /));
      invented.push(...pieces.filter((piece) => !text.includes(piece)));
      if (hash !== '' && !html.includes(` id="${decodeURIComponent(hash.slice(1))}"`)) invented.push(href);
    }
  }
  expect(pages.size).toBeGreaterThan(40);
  expect(invented).toEqual([]);
});

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** Of a page that React has written; parsing each of them with its styles would take ten times as long. */
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Without the marks against line breaks, which only pages have. */
const plain = (text: string) =>
  text
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
