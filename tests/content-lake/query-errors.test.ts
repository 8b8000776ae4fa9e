import { describe, expect, it } from 'vitest';
import { caught, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();

describe('a query with a syntax error', () => {
  it('is a 400 with a description and a position', async () => {
    const query = '*[_type == "post"';
    const error = await caught(lake.client.fetch(query));
    expect(error.statusCode).toBe(400);
    expect(error.details).toMatchObject({ type: 'queryParseError', query });
    expect(error.details.start).toBeGreaterThan(0);
    expect(error.details.end).toBeGreaterThanOrEqual(error.details.start);
    expect(error.details.description).toMatch(/\w/);
  });

  it('is printed by the client with a code frame', async () => {
    const error = await caught(lake.client.fetch('*[_type == ]'));
    expect(error.message).toMatch(/^GROQ query parse error:\n> 1 \| \*\[_type == \]/);
  });

  it.each([
    ['function that does not exist', 'noSuchFunction(1)'],
    ['too many arguments', 'count(1, 2)'],
  ])('counts a %s among them', async (_name, query) => {
    expect((await caught(lake.client.fetch(query))).statusCode).toBe(400);
  });

  it('is refused by POST, too', async () => {
    const error = await caught(lake.client.fetch(`// ${'x'.repeat(12_000)}\n*[`));
    expect(error.details).toMatchObject({ type: 'queryParseError' });
  });

  it('that is nested too deeply is refused without crashing the lake', async () => {
    const error = await caught(lake.client.fetch(`${'('.repeat(100_000)}1${')'.repeat(100_000)}`));
    expect(error.statusCode).toBe(400);
    expect(await lake.client.fetch('1 + 1')).toBe(2);
  });
});

describe('parameters', () => {
  it('a missing parameter is a parse error naming it', async () => {
    const error = await caught(lake.client.fetch('*[_type == $kind]'));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain('param $kind referenced, but not provided');
  });

  it('a missing parameter of a slice is a 400', async () => {
    expect((await caught(lake.client.fetch('*[0...$limit]'))).statusCode).toBe(400);
  });

  it('unused parameters are ignored', async () => {
    expect(await lake.client.fetch('1', { unused: [1, 2, 3], __proto__x: 'y' })).toBe(1);
  });

  it.runIf(isLocal)('a value that is not JSON is a 400 that quotes it', async () => {
    const answer = await rawRequest(lake.url, '/v2025-02-19/data/query/production?query=%24a&%24a=plain');
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Unable to parse value of "$a=plain". Please quote string values.',
    });
  });
});

describe('functions of the hosted lake only', () => {
  it
    .runIf(isLocal)
    .each(['geo::distance(1, 2)', 'text::semanticSimilarity("a")', '*[_id == "a" && media::aspect(@, "b")]'])(
    '%s answers 501 naming the function, never a guess',
    async (query) => {
      const error = await caught(lake.client.fetch(query));
      expect(error.statusCode).toBe(501);
      expect(error.message).toMatch(
        /GROQ function (geo::distance|text::semanticSimilarity|media::aspect)\(\)/,
      );
    },
  );
});
