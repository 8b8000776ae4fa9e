import type { RequestListener } from 'node:http';
import { createClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCircuitBreaker } from '../../../protocol/circuit-breaker';
import { ContentUnavailable } from '../source/content-errors.server';
import { LakeReader } from '../source/lake-reader.server';
import {
  answer,
  good,
  json,
  MAX_BYTES,
  pricing,
  type ReaderTest,
  startReaderTest,
} from './content-reader.test-support';

const LONG_MS = 3_600_000;
const answerWith = (title: string) => answer({ ...pricing, title });

let given: ReaderTest;
beforeEach(async () => {
  given = await startReaderTest();
});
afterEach(() => given.stop());

describe('an answer of the Lake', () => {
  it('has result, sync tags and provenance', async () => {
    expect(await given.read()).toEqual({
      result: pricing,
      tags: ['s1:a'],
      from: 'lake',
      hasLiveEvents: true,
    });
  });

  it('is queried once for any number of readers, at the same time and later', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => given.read()));
    await given.read();
    expect(given.requested).toHaveLength(1);
    expect(new Set(answers.map(({ result }) => result)).size).toBe(50);
  });

  it('is queried separately for other parameters', async () => {
    await Promise.all([given.read('/a'), given.read('/b')]);
    expect(given.requested).toHaveLength(2);
  });

  it('is never cached for a client that could see drafts', () => {
    const options = {
      breaker: createCircuitBreaker(),
      onComplete: () => undefined,
    };
    const config = { projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', useCdn: false };
    const client = createClient({ ...config, perspective: 'drafts' });
    expect(() => new LakeReader({ client, ...options })).toThrow(/published/);
  });
});

describe('after a change', () => {
  it('queries again with the event’s id, and only then', async () => {
    await given.read();
    given.reader.purge({ tags: ['s1:other'] });
    await given.read();
    expect(given.requested).toHaveLength(1);
    given.behave = json(answerWith('/prices'));
    given.lake.lastEventId = 'event-7';
    given.reader.purge({ tags: ['s1:a'] });
    expect(await given.readTitle()).toBe('/prices');
    expect(given.requested[0]).not.toContain('lastLiveEventId');
    expect(given.requested[1]).toContain('lastLiveEventId=event-7');
  });

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('ignores an answer requested before it that arrives %s', async (_when, order) => {
    const held = given.holdAnswers();
    const before = given.readTitle();
    await expect.poll(() => held).toHaveLength(1);
    given.reader.purge({ tags: ['s1:a'] });
    const after = given.readTitle();
    await expect.poll(() => held).toHaveLength(2);
    for (const index of order) {
      held[index]?.(answerWith(['/outdated', '/new'][index] ?? ''));
      await [before, after][index];
    }
    expect(await Promise.all([before, after, given.readTitle()])).toEqual(['/outdated', '/new', '/new']);
    expect(given.requested).toHaveLength(2);
    given.behave = (request) => request.socket.destroy();
    given.reader.purge({ everything: true });
    expect(await given.readTitle()).toBe('/new');
  });
});

describe('age', () => {
  it.each([
    [true, 3_599_000, 1, pricing.title],
    [true, 3_601_000, 2, '/prices'],
    [false, 900, 1, pricing.title],
    [false, 1_100, 2, '/prices'],
  ])(
    'hasLiveEvents: %s, after %d ms: queries %d times, answers %s',
    async (hasLiveEvents, ms, times, expected) => {
      given.cache.hasLiveEvents = hasLiveEvents;
      await given.read();
      given.behave = json(answerWith('/prices'));
      given.nowMs = ms;
      expect(await given.readTitle()).toBe(expected);
      await expect.poll(() => given.requested).toHaveLength(times);
    },
  );

  it('queries once for any number of readers of an expired answer, and caches the new one', async () => {
    await given.read();
    given.nowMs = 3_601_000;
    const held = given.holdAnswers();
    const reading = [given.readTitle(), given.readTitle(), given.readTitle()];
    await expect.poll(() => held).toHaveLength(1);
    held[0]?.(answerWith('/prices'));
    expect(await Promise.all([...reading, given.readTitle()])).toEqual(Array(4).fill('/prices'));
    expect(given.requested).toHaveLength(2);
  });
});

describe('a connection that breaks before the answer', () => {
  it.each([
    ['once, is retried', 1, 2],
    ['again, fails after one retry', 2, 2],
  ])('%s', async (_name, breaks, requests) => {
    let broken = 0;
    given.behave = (request, response) => {
      broken += 1;
      if (broken <= breaks) request.socket.resetAndDestroy();
      else json(good)(request, response);
    };
    if (breaks === 1) expect((await given.read()).from).toBe('lake');
    else await expect(given.read()).rejects.toBeInstanceOf(ContentUnavailable);
    expect(given.requested).toHaveLength(requests);
  });
});

describe('while the Lake', () => {
  it.each<[string, RequestListener]>([
    ['is down', (request) => request.socket.destroy()],
    ['answers 500', json({ error: 'x' }, 500)],
    [
      'answers HTML',
      (_request, response) => void response.setHeader('Content-Type', 'text/html').end('<p>hello</p>'),
    ],
    [
      'answers broken JSON',
      (_request, response) => void response.setHeader('Content-Type', 'application/json').end('{"result":'),
    ],
    ['answers more than the limit', json({ ...good, ms: 'x'.repeat(MAX_BYTES + 1) })],
    ['answers with another type than the query’s', json(answer('moved'))],
  ])('%s, returns the last good answer, and fails without one', async (_name, broken) => {
    given.behave = broken;
    await expect(given.read()).rejects.toBeInstanceOf(ContentUnavailable);
    given.nowMs += LONG_MS;
    given.behave = json(good);
    await given.read();
    given.behave = broken;
    given.reader.purge({ everything: true });
    expect(await given.read()).toMatchObject({ result: pricing, tags: ['s1:a'], from: 'memory' });
    given.nowMs += LONG_MS;
    given.behave = json(good);
    expect((await given.read()).from).toBe('lake');
  });

  it('fails, the circuit breaker opens for the time of Retry-After', async () => {
    await given.read();
    given.behave = json({ error: 'x' }, 429, { 'Retry-After': '60' });
    given.reader.purge({ everything: true });
    for (const ms of [0, 1_000, 59_000]) {
      given.nowMs = ms;
      expect((await given.read()).from).toBe('memory');
    }
    await expect(given.read('/unseen')).rejects.toBeInstanceOf(ContentUnavailable);
    expect(given.requested).toHaveLength(2);
    given.nowMs = 61_000;
    given.behave = json(good);
    expect((await given.read()).from).toBe('lake');
  });

  it('drips its answer, the query fails after the deadline', async () => {
    Object.assign(given, given.startReader(given.cache, 200));
    given.behave = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    };
    await expect(given.read()).rejects.toBeInstanceOf(ContentUnavailable);
  });
});

it('returns the last good answer after the timeout, and caches the Lake’s when it arrives', async () => {
  await given.read();
  const held = given.holdAnswers();
  const params = { paths: ['/old'], published: [] };
  const old = await given.reader.fetch('document', params, { maxAgeMs: 0, timeoutMs: 20 });
  expect(old).toMatchObject({ result: pricing, from: 'memory' });
  await expect.poll(() => held).toHaveLength(1);
  held[0]?.(answerWith('/prices'));
  await expect.poll(() => given.readTitle()).toBe('/prices');
});
