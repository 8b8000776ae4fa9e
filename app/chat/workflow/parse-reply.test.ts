import fc from 'fast-check';
import { expect, it } from 'vitest';
import { workflowAnswers } from '../../../tests/support/workflow-answers';
import { parseReply } from './parse-reply.server';

const parse = (body: string, status = 200, contentType = 'application/json') =>
  parseReply({ status, contentType, body: new TextDecoder().decode(Buffer.from(body)) });

it.each(workflowAnswers)('$name', ({ body, status, type, reply }) => {
  expect(parse(body, status, type)).toBe(reply ?? undefined);
});

it.each([
  ['  a\r\nb\rc\u2028d  ', 'a\nb\nc\nd'],
  ['a\u0000b\u001b[31mc\u0085', 'ab[31mc'],
  ['tab\there', 'tab\there'],
  ['👩‍👩‍👧 e\u0301', '👩‍👩‍👧 e\u0301'],
  ['pay \u202e001\u202c to \u2066a\u2069', 'pay 001 to a'],
  ['half \ud83d', 'half \ufffd'],
])('makes %j readable', (output, expected) => {
  expect(parse(JSON.stringify({ output }))).toBe(expected);
});

it.each(['\u0000\u0001', '\u200B\u200D\u2060', '\uFEFF \u00AD', '\u3164\u2800'])(
  'is undefined for %j, of which nothing can be seen',
  (output) => {
    expect(parse(JSON.stringify({ output }))).toBeUndefined();
    const chunks = [{ type: 'item', content: output }, { type: 'end' }];
    expect(parse(chunks.map((chunk) => JSON.stringify(chunk)).join('\n'))).toBeUndefined();
  },
);

it('cuts a long reply at 8,000 characters, none of them halved', () => {
  const reply = parse(JSON.stringify({ output: '🙂'.repeat(9_000) }));
  expect([...(reply ?? '')]).toHaveLength(8_000);
  expect(reply?.endsWith('🙂…')).toBe(true);
});

it('returns a clean text or undefined for any input', { timeout: 30_000 }, () => {
  const text = fc.string({ unit: 'binary' });
  const body = fc.oneof(
    text,
    fc.json(),
    fc.array(fc.json()).map((all) => all.join('\n')),
    fc
      .record({ output: fc.oneof(text, fc.jsonValue()), message: text })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(body, fc.integer({ min: 100, max: 599 }), fc.string(), (given, status, type) => {
      const reply = parse(given, status, type);
      if (reply === undefined) return;
      expect(status >= 200 && status < 300).toBe(true);
      expect(reply).toBe(reply.trim());
      expect(reply).not.toMatch(/[^\P{Cc}\t\n]/u);
      expect(reply.isWellFormed()).toBe(true);
    }),
    { numRuns: 300 },
  );
});
