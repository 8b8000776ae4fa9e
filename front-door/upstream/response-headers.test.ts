import { describe, expect, it } from 'vitest';
import { responseHeaders } from './response-headers';

describe('responseHeaders', () => {
  it('adds the missing security headers and overrides none', () => {
    const headers = responseHeaders(
      {
        'content-type': 'text/html',
        'content-security-policy': "frame-ancestors 'self' https://studio.example",
        'cross-origin-opener-policy': 'unsafe-none',
        'cross-origin-resource-policy': 'cross-origin',
      },
      true,
    );
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'self' https://studio.example",
      'cross-origin-opener-policy': 'unsafe-none',
      'cross-origin-resource-policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    });
    expect(Object.keys(headers).map((name) => name.toLowerCase())).toHaveLength(
      new Set(Object.keys(headers).map((name) => name.toLowerCase())).size,
    );
    expect(headers).not.toHaveProperty('X-Frame-Options');
  });

  it('says nothing of what runs behind, and drops what belongs to one connection', () => {
    const headers = responseHeaders(
      {
        server: 'x',
        'x-powered-by': 'Express',
        connection: 'keep-alive, x-hop',
        'keep-alive': 'timeout=5',
        'transfer-encoding': 'chunked',
        'x-hop': '1',
        'set-cookie': ['a=1', 'b=2'],
        etag: '"1"',
      },
      false,
    );
    const lower = Object.keys(headers).map((name) => name.toLowerCase());
    for (const name of ['server', 'x-powered-by', 'connection', 'keep-alive', 'transfer-encoding', 'x-hop']) {
      expect(lower).not.toContain(name);
    }
    expect(headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], etag: '"1"' });
  });
});
