import { ClientError, ServerError } from '@sanity/client';
import { expect, it } from 'vitest';
import { ContentFailure, lakeFailure } from './content-errors.server';

const answered = (statusCode: number, retryAfter?: string) => {
  const answer = { statusCode, headers: { 'retry-after': retryAfter }, body: {}, url: '', method: 'GET' };
  return statusCode < 500 ? new ClientError(answer) : new ServerError(answer);
};
const error = (more: object) => Object.assign(new Error('a text of the Lake'), more);

it.each<[unknown, string, boolean, number]>([
  [answered(401), 'Error 401', false, 0],
  [answered(500, '3'), 'Error 500', false, 3_000],
  [answered(429), 'Error 429', true, 0],
  [answered(429, '7'), 'Error 429', true, 7_000],
  ...['7 s', 'in 7', '1234567', 'Wed, 21 Oct 2026 07:28:00 GMT'].map(
    (header): [unknown, string, boolean, number] => [answered(429, header), 'Error 429', true, 0],
  ),
  [new ContentFailure('invalid-answer', 'x'), 'invalid-answer', false, 0],
  [error({ code: 'ECONNRESET' }), 'ECONNRESET', true, 0],
  [error({ name: 'TimeoutError' }), 'TimeoutError', true, 0],
  [error({ name: 'AbortError' }), 'AbortError', true, 0],
  [error({ code: 5 }), 'Error', false, 0],
  [error({}), 'Error', false, 0],
  ['a text', 'unknown', false, 0],
])('%s: the reason is %s', (thrown, reason, isUnavailable, retryAfterMs) => {
  expect(lakeFailure(thrown)).toEqual({ reason, isUnavailable, retryAfterMs });
});
