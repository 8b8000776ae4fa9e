/** Hosts that an ordinary hosted Studio sends requests to. */
const HOSTED = {
  connect: ['https://*.sanity.io', 'wss://*.sanity.io', 'https://*.sanity-cdn.com'],
  img: ['https:'],
  media: ['https:'],
};

/**
 * The headers of everything that Studio's server answers.
 *
 * @param {import('./settings.mjs').StudioSettings} settings with the local lake, requests to no other host are allowed
 * @param {readonly string[]} scriptHashes CSP sources of the page's inline scripts
 * @returns {Record<string, string>}
 */
export function securityHeaders({ isLocal, apiHost, siteOrigin }, scriptHashes) {
  const sockets = apiHost.replace(/^http/, 'ws');
  const foreign = isLocal ? { connect: [], img: [], media: [] } : HOSTED;
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    // Studio writes its styles into style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', apiHost, ...foreign.img],
    'media-src': ["'self'", 'blob:', apiHost, ...foreign.media],
    'connect-src': ["'self'", apiHost, sockets, ...foreign.connect],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': [siteOrigin],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}
