import { describe, expect, it } from 'vitest';
import { hasValidHost } from './host-header';

describe('hasValidHost', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'www.example.com',
    'a_b.example',
    '127.0.0.1:80',
    '[::1]:3000',
    'evil.com',
  ])('accepts %s', (host) => expect(hasValidHost(['Host', host], '1.1')).toBe(true));

  it.each([
    '',
    'a:99999',
    'a:port',
    'a b',
    'a/b',
    'user@host',
    'a,b',
    'http://a',
    '[::1',
    'a\u0000',
    '-',
    'é.com',
    ':80',
  ])('refuses %j', (host) => expect(hasValidHost(['Host', host], '1.1')).toBe(false));

  it('refuses two of them, in any case of letters', () => {
    expect(hasValidHost(['Host', 'a', 'hOST', 'b'], '1.1')).toBe(false);
  });

  it('wants one from HTTP/1.1 and does without from HTTP/1.0', () => {
    expect(hasValidHost(['Accept', 'host'], '1.1')).toBe(false);
    expect(hasValidHost(['Accept', 'host'], '1.0')).toBe(true);
  });
});
