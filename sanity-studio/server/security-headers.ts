import { securityHeaders } from '../../protocol/security-headers';
import type { StudioSettings } from './settings';

/** Hosts that an ordinary hosted Studio sends requests to. */
const HOSTED = {
  connect: ['https://*.sanity.io', 'wss://*.sanity.io', 'https://*.sanity-cdn.com'],
  img: ['https:'],
  media: ['https:'],
};

/**
 * The headers of everything that Studio's server answers.
 * @param settings with the local lake, requests to no other host are allowed
 * @param scriptHashes CSP sources of the page's inline scripts
 */
export function studioSecurityHeaders(
  { isLocal, apiHost, siteOrigin }: StudioSettings,
  scriptHashes: readonly string[],
): Record<string, string> {
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
  const contentSecurityPolicy = Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  return {
    ...securityHeaders({ https: undefined, contentSecurityPolicy }),
    'Content-Security-Policy': contentSecurityPolicy,
    'Referrer-Policy': 'same-origin',
  };
}
