import { describe, expect, it } from 'vitest';
import { createAccessLog, createAddressHash, createLogOutput } from './access-log';

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
  const log = createAccessLog((line) => lines.push(line), level);
  for (const target of targets) log({ ...record, target });
  return lines;
}

describe('createAccessLog', () => {
  it('writes one JSON line with these fields and no others', () => {
    const [line = ''] = linesOf('info', '/a?secret=canary');
    expect(JSON.parse(line)).toEqual({
      ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'info',
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

  it('escapes characters that forge a line, colour a terminal or reverse text', () => {
    const [line = ''] = linesOf('info', '/a\r\n{"forged":1}\u001b[31m\u0085\u2028\u202e\u007f"');
    expect(line).toMatch(/^[\x20-\x7e]+\n$/);
    expect(JSON.parse(line)).toMatchObject({ path: '/a\r\n{"forged":1}\u001b[31m\u0085\u2028\u202e\u007f"' });
  });

  it.each([
    ['http://visitor:secret@example.com/a?b#c', '/a'],
    ['https://example.com', ''],
    ['/a/http://b', '/a/http://b'],
  ])('writes only the path of %s', (target, path) => {
    expect(JSON.parse(linesOf('info', target)[0] ?? '')).toMatchObject({ path });
  });

  it.each([
    [499, 'info', undefined],
    [500, 'error', 'busy'],
  ])('names the refusal of a server error only: %i', (status, level, reason) => {
    let line = '';
    createAccessLog((write) => (line = write), 'info')({ ...record, status, ownAnswer: 'busy' });
    const written: Record<string, unknown> = JSON.parse(line);
    expect([written.status, written.level, written.reason]).toEqual([status, level, reason]);
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

describe('createLogOutput', () => {
  function output() {
    const written: string[] = [];
    const stream = { writableLength: 0, write: (text: string) => written.push(text) > 0 };
    return { written, stream, print: createLogOutput(stream) };
  }

  it('writes buffered lines together, in order', async () => {
    const { written, print } = output();
    print('a\n');
    print('b\n');
    expect(written).toEqual([]);
    await expect.poll(() => written).toEqual(['a\nb\n']);
    print('c\n');
    await expect.poll(() => written).toEqual(['a\nb\n', 'c\n']);
  });

  it('drops lines while 4 MB wait for a stalled reader, and says how many', () => {
    const { written, stream, print } = output();
    const printMany = () => Array.from({ length: 500 }, () => print('a\n'));
    stream.writableLength = 4 * 1024 * 1024 + 1;
    printMany();
    expect(written).toEqual([]);
    stream.writableLength = 0;
    printMany();
    expect(written).toEqual([
      expect.stringMatching(/^\{.*"log-lines-dropped","dropped":500\}\n(?:a\n){500}$/),
    ]);
  });
});

const DAY_MS = 24 * 60 * 60 * 1000;

describe('createAddressHash', () => {
  it('gives each address a hash of its own, which changes after a day', () => {
    let nowMs = 0;
    const hash = createAddressHash(() => nowMs);
    const first = hash('203.0.113.7');
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(hash('203.0.113.8')).not.toBe(first);
    nowMs = DAY_MS - 1;
    expect(hash('203.0.113.7')).toBe(first);
    nowMs = DAY_MS;
    expect(hash('203.0.113.7')).not.toBe(first);
  });
});
