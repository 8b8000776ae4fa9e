import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, json, type ReaderTest, startReaderTest } from './content-reader.test-support';
import { siteQuery } from './queries.groq';

let given: ReaderTest;
beforeEach(async () => {
  given = await startReaderTest();
});
afterEach(() => given.stop());

const EVERYTHING = { everything: true } as const;

/** An answer of the time when the site had this tagline; required fields are missing, and are filled. */
const withSite = (tagline: string) => {
  const { result, ...rest } = answer([{ path: `/${tagline}`, _updatedAt: '2026-01-01T00:00:00Z' }]);
  return { ...rest, result: { ...result, site: { settings: { tagline }, navigation: {} } } };
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
    given.reader.purge(EVERYTHING);
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
