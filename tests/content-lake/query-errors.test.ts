import { describe, expect, it } from 'vitest';
import { caught, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

describe('a query', () => {
  it.each<[what: string, query: string, message: RegExp]>([
    ['with a syntax error', '*[_type == ]', /^GROQ query parse error:\n> 1 \| \*\[_type == \]/],
    ['with a function that does not exist', 'noSuchFunction(1)', /^GROQ query parse error/],
    ['with too many arguments', 'count(1, 2)', /^GROQ query parse error/],
    ['with an error, by POST', `// ${'x'.repeat(12_000)}\n*[`, /^GROQ query parse error/],
    ['that is nested too deeply', `${'('.repeat(100_000)}1${')'.repeat(100_000)}`, /brackets|nested|levels/],
    ['without one of its parameters', '*[_type == $kind]', /param \$kind referenced, but not provided/],
    ['without a parameter of a slice', '*[0...$limit]', /param|limit/],
  ])('%s is a 400 with a descriptive message', async (_what, query, message) => {
    const error = await caught(lake.client.fetch(query));
    expect(error.statusCode).toBe(400);
    expect(error.message).toMatch(message);
  });

  it('with a syntax error has its description and position in the response', async () => {
    const query = '*[_type == "post"';
    const { details } = await caught(lake.client.fetch(query));
    expect(details).toMatchObject({
      type: 'queryParseError',
      query,
      description: expect.stringMatching(/\w/),
    });
    expect(details.start).toBeGreaterThan(0);
    expect(details.end).toBeGreaterThanOrEqual(details.start);
  });

  it('may have unused parameters', async () => {
    expect(await lake.client.fetch('1', { unused: [1, 2, 3], __proto__x: 'y' })).toBe(1);
  });

  it.runIf(isLocal)('whose parameter is not JSON is a 400 that quotes it', async () => {
    const answer = await rawRequest(lake.url, '/v2025-02-19/data/query/production?query=%24a&%24a=plain');
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Unable to parse value of "$a=plain". Please quote string values.',
    });
  });

  it.runIf(isLocal).each([
    ['geo::distance', '(1, 2)'],
    ['text::semanticSimilarity', '("a")'],
    ['media::aspect', '(@, "b")'],
  ])('with %s, a function of the hosted lake only, is a 501 naming it, never a guess', async (name, call) => {
    const error = await caught(lake.client.fetch(`*[_id == "a" && ${name}${call}]`));
    expect(error.statusCode).toBe(501);
    expect(error.message).toContain(`GROQ function ${name}()`);
  });
});
