import { createClient } from '@sanity/client';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AWAY_MESSAGE, createSiteAnswers } from '../../../app/chat/assistant/site-answers.server';
import { fillPlaceholders } from '../../../app/content/placeholders';
import { answersQuery } from '../../../app/content/queries.groq';
import { SAMPLE } from '../../support/archive';
import { type RunningSite, startSite } from '../../support/start-site';
import { passageQuestions } from '../assistant-passages';
import { answerable as first, unanswerable as firstUnanswerable } from '../assistant-questions';
import { laterAnswerable, laterUnanswerable } from '../assistant-questions-later';
import { prospects } from '../assistant-questions-prospects';
import { wordingAnswerable, wordingUnanswerable } from '../assistant-questions-wording';
import { unanswered } from '../assistant-unanswered';
import { seedBrand } from '../seed-archive';

/** Share of the answerable questions that must get the passage meant. */
const LEAST_RIGHT = 0.92;
const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

const answerable = [
  ...first,
  ...laterAnswerable,
  ...prospects.flatMap((set) => set.answerable),
  ...wordingAnswerable,
  ...passageQuestions,
];
const unanswerable = [
  ...firstUnanswerable,
  ...laterUnanswerable,
  ...prospects.flatMap((set) => set.unanswerable),
  ...wordingUnanswerable,
  ...unanswered,
];

let site: RunningSite;
let ask: (question: string) => Promise<string>;
beforeAll(async () => {
  site = await startSite({ archive: SAMPLE });
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: site.lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
  });
  const answers = fillPlaceholders(await client.fetch(answersQuery), seedBrand);
  ask = createSiteAnswers({ loadAnswers: async () => answers, loadTexts: async () => null });
});
afterAll(() => site?.stop());

it('finds the passage that answers, for at least 92 % of the questions', async () => {
  const missed: string[] = [];
  for (const [question, ...answers] of answerable) {
    const reply = plain(await ask(question));
    if (!answers.some((answer) => reply.includes(answer))) missed.push(question);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(answerable.length * (1 - LEAST_RIGHT));
});

it('answers nothing that the site does not say', async () => {
  const answered: string[] = [];
  for (const question of unanswerable)
    if (!(await ask(question)).startsWith(AWAY_MESSAGE)) answered.push(question);
  expect(answered).toEqual([]);
});

it('answers with sentences that stand on the page it names, whose part it names exists', async () => {
  const pages = new Map<string, Document>();
  const pageAt = async (path: string) => {
    const document = pages.get(path) ?? new JSDOM(await (await fetch(path)).text()).window.document;
    pages.set(path, document);
    return document;
  };
  const invented: string[] = [];
  for (const [question] of answerable) {
    const lines = (await ask(question)).split('\n');
    if (lines[0] === AWAY_MESSAGE) continue;
    const [, , address = ''] = [...(lines.pop() ?? '').matchAll(LINK)][0] ?? [];
    const { origin, pathname, hash } = new URL(address, site.url);
    const document = await pageAt(origin + pathname);
    const text = plain(document.body.textContent ?? '');
    const sentences = lines.map((line) => plain(line.replace(/^- /, '').replace(LINK, '$1')));
    invented.push(...sentences.filter((sentence) => !text.includes(sentence)));
    if (hash !== '' && !document.getElementById(decodeURIComponent(hash.slice(1)))) invented.push(address);
  }
  expect(invented).toEqual([]);
});

/** Without the marks against line breaks, which only pages have. */
const plain = (text: string) =>
  text
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
