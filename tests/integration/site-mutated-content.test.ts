import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { content } from '../support/content';
import { freePort } from '../support/free-port';
import { leavesOf, REPLACEMENTS, randomFrom, withLeaf } from '../support/leaves';
import { type MutatedLake, startMutatedLake } from '../support/mutated-lake';
import { openProgramLog, type ProgramLog } from '../support/program-log';
import { sitemapPaths } from '../support/read-page';
import { SOON } from '../support/readiness';
import { startSeededLake } from '../support/seeded-data-dir';
import { newVisitor } from '../support/visitor';

const IS_NIGHTLY = process.env.NIGHTLY !== undefined;
/**
 * `all`: every value with every replacement; else a seed, which chooses one value of each field, by day of every fourth
 * one, of documents of every eighth, and its replacement.
 */
const { LEAVES = IS_NIGHTLY ? String(Date.now() % 1_000_000) : '1' } = process.env;
/** By night every case is asked for in every form. */
const isWhole = IS_NIGHTLY || LEAVES === 'all';
const OPTIONS = {
  timeout: LEAVES === 'all' ? 24 * 3_600_000 : 600_000,
  tags: IS_NIGHTLY ? ['nightly'] : [],
};
const CANARY = 'canary-7q2x';
const AT_ONCE = 2;
const MAX_CHAT_CASES = isWhole ? 80 : 40;
const random = randomFrom(Number(LEAVES) || 1);

let stored: Awaited<ReturnType<typeof startSeededLake>>;
let lake: MutatedLake;
let renderer: ChildProcess;
let url: string;
let log: ProgramLog;
const { pricing, redirect } = content;

beforeAll(async () => {
  stored = await startSeededLake();
  lake = await startMutatedLake(stored.lakeUrl);
  const port = String(await freePort());
  log = openProgramLog('renderer', 'site-mutated-content');
  url = `http://127.0.0.1:${port}`;
  const built = (name: string) => join(PROJECT_ROOT, 'build', 'renderer', name);
  renderer = spawn(process.execPath, [built('serve.js'), built('site.js')], {
    cwd: built('.'),
    env: {
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      SITE_URL: url,
      SANITY_API_HOST: lake.url,
      LOG_LEVEL: 'warn',
      TRUST_PROXY_HOPS: '1',
      // No folder can be made there: nothing is written.
      DATA_DIR: '/dev/null',
    },
    stdio: ['ignore', log.file, log.file],
  });
  await vi.waitFor(async () => expect(await status('/')).toBe(200), SOON);
  await lake.followed;
  for (const path of ['/rss.xml', redirect.from, ...(await sitemapPaths({ url }))]) await status(path);
  await chat();
});
afterAll(async () => {
  renderer?.kill('SIGKILL');
  await lake?.stop();
  await stored?.stop();
});

/** Asked with a canary in everything that a client may choose. */
async function get(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const mark = path.includes('?') ? '&' : '?';
  const foreign = { Referer: `https://${CANARY}.example/`, 'X-Forwarded-Host': `${CANARY}.example` };
  const headers = { 'User-Agent': CANARY, 'Accept-Language': CANARY, ...foreign, ...init.headers };
  const response = await fetch(`${url}${path}${mark}q=${CANARY}`, { redirect: 'manual', ...init, headers });
  return { status: response.status, text: await response.text() };
}
const status = async (path: string) => (await get(path)).status;

/** A visitor's first question. */
const chat = () =>
  get('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, ...newVisitor() },
    body: JSON.stringify({ message: 'What does it cost?', sessionId: `chat-${randomUUID()}` }),
  });

type Case = { name: string; answer: unknown };

/** Every value of the answers with each replacement, or one of a field with one; by day of one field in so many. */
function casesOf(answers: readonly unknown[], every = 4): Case[] {
  const all = answers.flatMap((answer) => leavesOf(answer).map((leaf) => ({ leaf, answer })));
  const kinds = new Map<string, typeof all>();
  for (const one of all) kinds.set(one.leaf.kind, [...(kinds.get(one.leaf.kind) ?? []), one]);
  const replacements = Object.entries(REPLACEMENTS);
  const pick = <T>(from: readonly T[]) => from.slice(Math.floor(random() * from.length)).slice(0, 1);
  const fields = [...kinds.values()].filter((_, index) => isWhole || index % every === 0);
  const chosen = LEAVES === 'all' ? all : fields.flatMap(pick);
  return chosen.flatMap(({ leaf, answer }) =>
    (LEAVES === 'all' ? replacements : pick(replacements)).map(([replaced, value]) => ({
      name: `${leaf.kind} = ${replaced}`,
      answer: withLeaf(answer, leaf, value),
    })),
  );
}

/** Answers to a query, of documents for each path. */
const answersTo = (name: string) =>
  [...lake.answers].filter(([key]) => key.split(' ')[0] === name).map(([, answer]) => answer);

/** Runs cases, some at once; the result names each that failed. */
async function failuresOf(
  cases: readonly Case[],
  atOnce: number,
  run: (one: Case, index: number) => Promise<string[]>,
) {
  const failures: string[] = [];
  const queue = cases.entries();
  const worker = async () => {
    for (const [index, one] of queue)
      failures.push(...(await run(one, index)).map((failed) => `${one.name}: ${failed}`));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failures;
}

/** Has every answer expire; the event is on its way until a visit causes the query again. */
async function expire(visit: () => Promise<unknown>): Promise<void> {
  const before = lake.sent();
  lake.expire();
  const isSent = async () => {
    await visit();
    expect(lake.sent()).toBeGreaterThan(before);
  };
  await vi.waitFor(isSent, { ...SOON, interval: 1 });
}

/** What is wrong with the answers of some addresses. */
async function wrongAt(addresses: readonly string[], ask = get): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of addresses) {
    const { status, text } = await ask(address).catch((error) => ({ status: 599, text: String(error) }));
    if (status >= 500 || status === 429) wrong.push(`${address} ${status}`);
    if (text.includes(CANARY)) wrong.push(`${address} repeats what was asked`);
  }
  return wrong;
}

/** Has a query answered by each case in turn, once a visit causes it again. */
async function expectNoneWrong(
  query: string,
  cases: readonly Case[],
  visit: () => Promise<unknown>,
  wrong: (index: number) => Promise<string[]>,
) {
  const failures = await failuresOf(cases, 1, async ({ answer }, index) => {
    lake.mutated.set(query, answer);
    await expire(visit);
    return wrong(index);
  });
  lake.mutated.delete(query);
  lake.expire();
  expect(failures, log.path).toEqual([]);
}

describe(`content of which a value is replaced, by seed ${LEAVES}`, OPTIONS, () => {
  it('documents with one value replaced', async () => {
    const cases = casesOf(answersTo('document'), 8);
    expect(cases.length).toBeGreaterThan(60);
    const failures = await failuresOf(cases, AT_ONCE, async ({ answer }, index) => {
      const path = `/mutated-${index}`;
      lake.mutated.set(`document ${path}`, answer);
      const others = [`${path}?_data=page`, `${path}.md`];
      const wrong = await wrongAt([path, ...others.filter((_, at) => isWhole || index % 8 === at)]);
      lake.mutated.delete(`document ${path}`);
      return wrong;
    });
    expect(failures, log.path).toEqual([]);
  });

  /** Without settings or menu the dataset is incomplete, which `site-incomplete.test.ts` covers. */
  const isPresent = ({ name }: Case) => !/^\*\.(settings|navigation) = /.test(name);

  const EVERY_ROUTE = [
    ...['/', pricing.path, '/nothing', '/?_data=root', '/?_data=home', '/llms.txt', `${pricing.path}.md`],
    ...['/manifest.webmanifest', '/rss.xml', '/sitemap.xml', '/robots.txt'],
  ];

  it.each([
    ['site', EVERY_ROUTE],
    ['feed', ['/rss.xml']],
    ['sitemap', ['/sitemap.xml']],
    // First one that no index has: only that asks for the index each time.
    ['paths', ['/nothing', pricing.path]],
    ['redirects', [redirect.from, `${redirect.from}?_data=page`, '/nothing']],
  ])('the answer to the %s query with one value replaced, on every route', async (name, addresses) => {
    // Quicker than a page, which asks for the site too.
    const visit = () => status(name === 'site' ? '/?_data=root' : (addresses[0] ?? '/'));
    await expectNoneWrong(name, casesOf(answersTo(name)).filter(isPresent), visit, (index) =>
      wrongAt(addresses.filter((_, at) => isWhole || at === 0 || at % 4 === index % 4)),
    );
  });

  it('the content behind the chat with one value replaced', async () => {
    // Two or three questions each; more would exceed the site's limit of a minute, which answers 429.
    const all = casesOf(answersTo('answers'));
    const cases = all.filter((_case, index) => index % Math.ceil(all.length / MAX_CHAT_CASES) === 0);
    await expectNoneWrong('answers', cases, chat, () => wrongAt(['/api/chat'], chat));
  });
});
