import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers';

const HTTPS = { hstsMaxAgeS: 300 };

describe('securityHeaders', () => {
  it('has HSTS only if the origin is https', () => {
    expect(securityHeaders(undefined)).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders(HTTPS)['Strict-Transport-Security']).toBe('max-age=300; includeSubDomains');
  });

  it.each([
    [undefined, 'DENY'],
    ["default-src 'none'", 'DENY'],
    ["default-src 'none'; frame-ancestors 'none'", 'DENY'],
    ["frame-ancestors 'NONE'; base-uri 'none'", 'DENY'],
    ["frame-ancestors 'self' https://studio.example", undefined],
    ["default-src 'none';frame-ancestors https://studio.example", undefined],
  ])('with the policy %j frames are %s', (contentSecurityPolicy, expected) => {
    expect(securityHeaders(undefined, contentSecurityPolicy)['X-Frame-Options']).toBe(expected);
  });
});
