import { describe, expect, it } from 'vitest';
import { requestHeaders, responseHeaders } from './headers';

const input = { siteHost: 'www.example.com', clientAddress: '203.0.113.7', requestId: 'id-1', body: null };

describe('requestHeaders', () => {
  it('keeps the client’s own headers and replaces those that only a proxy may set', () => {
    const headers = requestHeaders({
      ...input,
      headers: {
        host: 'evil.com',
        cookie: 'a=1',
        accept: '*/*',
        forwarded: 'for=1.1.1.1',
        'x-forwarded-for': '1.1.1.1',
        'x-forwarded-host': 'evil:99999',
        'x-forwarded-proto': 'https',
        'x-forwarded-anything': 'x',
        'x-forwarded': 'x',
        'x-original-url': '/admin',
        'x-rewrite-url': '/admin',
        'x-real-ip': '1.1.1.1',
        'x-request-id': 'forged',
        proxy: 'http://evil.com',
      },
    });
    expect(headers).toEqual({
      accept: '*/*',
      cookie: 'a=1',
      host: 'www.example.com',
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'id-1',
    });
  });

  it('drops hop-by-hop headers, including those that Connection names', () => {
    const headers = requestHeaders({
      ...input,
      headers: {
        connection: 'close, X-Secret, x-forwarded-for, host',
        'keep-alive': 'timeout=5',
        te: 'trailers',
        trailer: 'x',
        upgrade: 'websocket',
        'transfer-encoding': 'chunked',
        'proxy-authorization': 'Basic x',
        'proxy-connection': 'keep-alive',
        expect: '100-continue',
        'x-secret': 'x',
        'x-passed': 'y',
      },
    });
    expect(Object.keys(headers).sort()).toEqual(['host', 'x-forwarded-for', 'x-passed', 'x-request-id']);
  });

  it('sets the real length of the body, not the declared one', () => {
    const headers = requestHeaders({ ...input, body: Buffer.from('é'), headers: { 'content-length': '9' } });
    expect(headers['content-length']).toBe(2);
  });
});

describe('responseHeaders', () => {
  it('adds the missing security headers and overrides none', () => {
    const headers = responseHeaders(
      {
        'content-type': 'text/html',
        'content-security-policy': "frame-ancestors 'self' https://studio.example",
        'cross-origin-opener-policy': 'unsafe-none',
        'cross-origin-resource-policy': 'cross-origin',
      },
      { hstsMaxAgeS: 86_400 },
    );
    expect(headers).toMatchObject({
      'content-security-policy': "frame-ancestors 'self' https://studio.example",
      'cross-origin-opener-policy': 'unsafe-none',
      'cross-origin-resource-policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=86400; includeSubDomains',
    });
    const names = Object.keys(headers).map((name) => name.toLowerCase());
    expect(names).toEqual([...new Set(names)]);
    expect(headers).not.toHaveProperty('X-Frame-Options');
  });

  it('adds a policy to data and text, and none to a 304, whose policy would replace that of the page', () => {
    const policy = (headers: Record<string, string>) =>
      responseHeaders(headers, undefined)['Content-Security-Policy'];
    expect(policy({ 'content-type': 'application/json' })).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(policy({ etag: '"1"' })).toBeUndefined();
  });

  it('drops headers that name our software, and hop-by-hop headers', () => {
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
      undefined,
    );
    const lower = Object.keys(headers).map((name) => name.toLowerCase());
    for (const name of ['server', 'x-powered-by', 'connection', 'keep-alive', 'transfer-encoding', 'x-hop']) {
      expect(lower).not.toContain(name);
    }
    expect(headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], etag: '"1"' });
  });
});
