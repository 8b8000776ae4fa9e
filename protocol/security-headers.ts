/** `max-age` of HSTS; undefined if the public origin is not https: on http://localhost it would lock the developer out. */
export type Https = { hstsMaxAgeS: number } | undefined;

/** Features that no page uses. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'browsing-topics',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Origin-Agent-Cluster': '?1',
  'X-DNS-Prefetch-Control': 'off',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
};

/**
 * The headers of every answer (OWASP HTTP headers cheat sheet, helmet's defaults). The caller adds those that the answer
 * does not set.
 * @param contentSecurityPolicy the answer's own, which alone decides about framing
 */
export function securityHeaders(https: Https, contentSecurityPolicy?: string): Record<string, string> {
  return {
    ...ALWAYS,
    ...(https && { 'Strict-Transport-Security': `max-age=${https.hstsMaxAgeS}; includeSubDomains` }),
    ...(isUnframeable(contentSecurityPolicy) ? { 'X-Frame-Options': 'DENY' } : {}),
  };
}

function isUnframeable(policy: string | undefined): boolean {
  const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(policy ?? '')?.[1];
  return ancestors === undefined || ancestors.trim().toLowerCase() === "'none'";
}
