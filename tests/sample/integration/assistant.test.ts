import { beforeAll, expect, it } from 'vitest';
import { AWAY_MESSAGE, createSiteAnswers } from '../../../app/chat/assistant/site-answers.server';
import { SAMPLE } from '../../support/archive';
import { sharedSite } from '../../support/test-site';
import { publishedAnswers } from '../published-answers';
import { isAccepted, questions } from '../questions/read-questions';
import { unanswered } from '../questions/unanswered';

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

const site = sharedSite({ archive: SAMPLE });
let ask: (question: string) => Promise<string>;
const replies = new Map<string, string>();
beforeAll(async () => {
  const answers = await publishedAnswers(site.editor);
  ask = createSiteAnswers({ loadAnswers: async () => answers, loadTexts: async () => null });
  for (const { text } of questions) replies.set(text, await ask(text));
});

const addressOf = (reply = '') => [...reply.matchAll(LINK)].at(-1)?.[2] ?? '';

it('names a passage that answers, for every question but those marked as missed', () => {
  const missed = questions.filter(
    ({ text, accepted }) => !isAccepted(addressOf(replies.get(text)), accepted),
  );
  const named = ({ text }: { text: string }) => `${text}: ${addressOf(replies.get(text))}`;
  expect(missed.map(named)).toEqual(questions.filter(({ isMissed }) => isMissed).map(named));
});

it('answers nothing that the site does not say', async () => {
  const answered: string[] = [];
  for (const question of unanswered)
    if (!(await ask(question)).startsWith(AWAY_MESSAGE)) answered.push(question);
  expect(answered).toEqual([]);
});

it('answers with sentences that stand on the page it names, whose part it names exists', async () => {
  const pages = new Map<string, string>();
  const invented: string[] = [];
  for (const reply of replies.values()) {
    const lines = reply.split('\n');
    if (lines[0] === AWAY_MESSAGE) continue;
    const { href, hash } = new URL(addressOf(lines.pop() ?? ''), site.url);
    const path = href.replace(hash, '');
    const html = pages.get(path) ?? (await (await fetch(path)).text());
    pages.set(path, html);
    const text = plain(textOf(html));
    const sentences = lines.map((line) => plain(line.replace(/^- /, '').replace(LINK, '$1')));
    invented.push(...sentences.filter((sentence) => !text.includes(sentence)));
    if (hash !== '' && !html.includes(` id="${decodeURIComponent(hash.slice(1))}"`)) invented.push(href);
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
