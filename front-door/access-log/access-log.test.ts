import { describe, expect, it } from 'vitest';
import { createAccessLog } from './access-log';

const record = {
  requestId: 'id-1',
  method: 'GET',
  target: '/a?secret=canary',
  status: 200,
  durationMs: 1.2345,
  bytes: 10,
  clientAddress: '203.0.113.7',
};

function linesOf(level: string, ...targets: string[]): string[] {
  const lines: string[] = [];
  const log = createAccessLog((line) => lines.push(line()), level);
  for (const target of targets) log({ ...record, target });
  return lines;
}

describe('createAccessLog', () => {
  it('writes one JSON line with these fields and no others', () => {
    const [line = ''] = linesOf('info', '/a?secret=canary');
    expect(JSON.parse(line)).toEqual({
      ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      reqId: 'id-1',
      method: 'GET',
      path: '/a',
      status: 200,
      ms: 1.2,
      bytes: 10,
      ipHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(line.endsWith('}\n')).toBe(true);
  });

  it('cannot be made to forge a line, colour a terminal or turn the text round', () => {
    const [line = ''] = linesOf('info', '/a\r\n{"forged":1}\u001b[31m\u0085\u2028\u202e\u007f"');
    expect(line).toMatch(/^[\x20-\x7e]+\n$/);
    expect(JSON.parse(line)).toMatchObject({ path: '/a\r\n{"forged":1}\u001b[31m\u0085\u2028\u202e\u007f"' });
  });

  it.each([
    ['http://visitor:secret@example.com/a?b#c', '/a'],
    ['https://example.com', ''],
    ['/a/http://b', '/a/http://b'],
  ])('of %s writes the path alone', (target, path) => {
    expect(JSON.parse(linesOf('info', target)[0] ?? '')).toMatchObject({ path });
  });

  it('shortens endless paths', () => {
    const [line = ''] = linesOf('info', `/${'a'.repeat(10_000)}`);
    expect(line.length).toBeLessThan(800);
  });

  it.each([
    ['debug', 1],
    ['info', 1],
    ['warn', 0],
    ['error', 0],
    ['silent', 0],
  ])('at level %s writes %i lines', (level, count) => {
    expect(linesOf(level, '/')).toHaveLength(count);
  });
});
