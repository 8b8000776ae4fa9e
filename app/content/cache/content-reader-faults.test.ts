import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentUnavailable } from '../source/content-errors.server';
import { siteQuery } from '../source/queries.groq';
import { answer, good, json, pricing, type ReaderTest, startReaderTest } from './content-reader.test-support';

const languages = { settings: [], menus: [], home: null };

let given: ReaderTest;
beforeEach(async () => {
  given = await startReaderTest();
});
afterEach(() => given.stop());

const failed = (path?: string) => expect(given.read(path)).rejects.toBeInstanceOf(ContentUnavailable);

describe('a query that the Lake answers wrongly', () => {
  const wrong: [string, RequestListener][] = [
    ['401', json({ error: 'x' }, 401)],
    ['404', json({ error: 'x' }, 404)],
    ['500', json({ error: 'x' }, 500)],
    ['a redirect', (_request, response) => void response.writeHead(302, { Location: '/x' }).end()],
    ['HTML', (_request, response) => void response.setHeader('Content-Type', 'text/html').end('<p>x</p>')],
    ['broken JSON', (_request, response) => void response.end('{"result":')],
    ['another type', json(answer('moved'))],
  ];

  it.each(wrong)('(%s) is not sent again for ten seconds, other queries are', async (_name, behaviour) => {
    given.behave = behaviour;
    for (let time = 0; time < 20; time += 1) await failed();
    const sent = given.requested.length;
    // A client follows a redirect, and tries a wrong answer of 5xx once more.
    expect(sent).toBeLessThanOrEqual(2);
    given.behave = json(good);
    expect(await given.readTitle('/other')).toBe(pricing.title);
    await failed();
    given.nowMs += 10_001;
    expect(await given.readTitle()).toBe(pricing.title);
  });

  it('is sent again after a change', async () => {
    given.behave = json({ error: 'x' }, 401);
    await failed();
    given.behave = json(good);
    given.reader.purge({ tags: ['s1:any'] });
    expect(await given.readTitle()).toBe(pricing.title);
  });

  it('is logged once a minute for each reason', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    given.behave = json({ error: 'x' }, 401);
    for (let minute = 0; minute < 2; minute += 1) {
      for (let path = 0; path < 30; path += 1) await failed(`/${minute}-${path}`);
      given.nowMs += 60_001;
    }
    const lines = write.mock.calls.map(([text]) => String(text));
    write.mockRestore();
    expect(lines.filter((line) => line.includes('content.lake-failed'))).toHaveLength(2);
  });
});

it('an answer without a required field is filled, unless there is an older one; a redirect never is', async () => {
  const read = async (site: object) => {
    given.behave = json(answer(site));
    given.reader.purge({ everything: true });
    return await given.reader.fetch('site');
  };
  const nothing = { settings: {}, navigation: {}, chat: {}, consent: null, languages };
  const filled = await read(nothing);
  expect(filled).toMatchObject({ result: { settings: { productName: '' } }, from: 'lake' });
  const named = (productName: unknown) => ({
    ...filled.result,
    settings: { ...filled.result.settings, productName },
  });
  expect((await read(named('Plinth'))).result.settings?.productName).toBe('Plinth');
  expect(await read(named(7))).toMatchObject({
    result: { settings: { productName: 'Plinth' } },
    from: 'memory',
  });
  given.behave = json(answer({ redirects: 'moved' }));
  const redirects = given.reader.fetch('redirects', { published: [] });
  await expect(redirects).rejects.toBeInstanceOf(ContentUnavailable);
});

describe('with an older answer in hand', () => {
  beforeEach(async () => {
    await given.read();
    given.reader.purge({ everything: true });
  });

  it('nobody waits for a hanging Lake, and the newer answer is announced when it arrives', async () => {
    const held = given.holdAnswers();
    expect(await given.read('/old', {})).toMatchObject({ result: pricing, from: 'memory' });
    expect(given.late).toEqual([]);
    await expect.poll(() => held).toHaveLength(1);
    held[0]?.(answer({ ...pricing, title: '/prices' }));
    await expect.poll(() => given.late).toEqual([{ tags: ['s1:a'] }]);
    expect(await given.read()).toMatchObject({ result: { title: '/prices' }, from: 'lake' });
  });

  it('an answer in time is no late one', async () => {
    expect(await given.read()).toMatchObject({ from: 'lake' });
    expect(given.late).toEqual([]);
  });

  it('also after a restart, from the disk', async () => {
    await given.written(1);
    Object.assign(given, given.startReader());
    const held = given.holdAnswers();
    expect(await given.read('/old', {})).toMatchObject({ result: pricing, from: 'snapshot' });
    await expect.poll(() => held).toHaveLength(1);
    held[0]?.(good);
    await expect.poll(() => given.late).toEqual([{ tags: ['s1:a'] }]);
  });
});

/** An answer of the time when the site had this tagline; required fields are missing, and are filled. */
const withSite = (tagline: string) => {
  const { result, ...rest } = answer([
    { _id: tagline, language: null, path: `/${tagline}`, _updatedAt: '2026-01-01T00:00:00Z' },
  ]);
  return { ...rest, result: { ...result, site: { settings: { tagline }, navigation: {}, languages } } };
};
const queryOf = (url = '') => new URL(url, 'http://lake').searchParams.get('query');

describe('an answer that pages show', () => {
  it('contains the site of the same state, by the same query', async () => {
    given.behave = json(withSite('one'));
    expect(await given.readSitemap()).toMatchObject({
      result: [{ path: '/one' }],
      site: { settings: { tagline: 'one' } },
    });
    const signs = (query: string) => query.replace(/\s/g, '');
    expect(signs(queryOf(given.requested[0]) ?? '')).toContain(signs(siteQuery));
  });

  it('keeps it while newer answers fail, whatever the site has become', async () => {
    given.behave = json(withSite('one'));
    await given.readSitemap();
    given.reader.purge({ everything: true });
    given.behave = json({}, 500);
    expect(await given.readSitemap()).toMatchObject({
      from: 'memory',
      result: [{ path: '/one' }],
      site: { settings: { tagline: 'one' } },
    });
  });
});

it('a query whose answer no page shows does not ask for the site', async () => {
  given.behave = json(answer({ redirects: [] }));
  await given.reader.fetch('redirects', { published: [] });
  const query = queryOf(given.requested[0]) ?? '';
  expect(query).toContain('_type == "redirect"');
  expect(query).not.toContain('tagline');
});
