import { createHash } from 'node:crypto';
import { securityHeaders } from '../../protocol/security-headers';
import type { StudioSettings } from './settings';

const FOREIGN_SCRIPT = /<script[^>]*\ssrc="https?:[^>]*><\/script>\s*/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}\s*/g;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const TITLE = /<title>[^<]*<\/title>/;

/**
 * Studio's page as served: with its configuration, without the bridge script and fonts of foreign hosts.
 * @param built `index.html` as built
 * @returns the page, and the CSP sources of its inline scripts
 * @throws Error when the page does not come from Studio's build
 */
export function studioPage(
  built: string,
  settings: StudioSettings,
): { html: string; scriptHashes: string[] } {
  const { id, json } = configurationBlock(settings);
  const block = `<script type="application/json" id="${id}">${json}</script>`;
  const own = withoutForeignHosts(built).replace(TITLE, () => '<title>Studio</title>');
  const html = own.replace('</head>', () => `${block}</head>`);
  if (html === own) throw new Error('index.html has no head; build Studio again.');
  const scriptHashes = [...own.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return { html, scriptHashes };
}

/** Removes parts of the built page that would send requests to foreign hosts. */
export function withoutForeignHosts(html: string): string {
  return html.replace(FOREIGN_SCRIPT, '').replace(FONT_FACE, '');
}

/** Studio finds its configuration under this id. */
const BLOCK_ID = 'studio-configuration';

/**
 * The data block with the built Studio's configuration. It is not a script: the content security policy need not allow
 * it.
 * @returns the element's id, and its text, safe within a script element
 */
export function configurationBlock({ apiHost, projectId, dataset, siteOrigin, isLocal }: StudioSettings): {
  id: string;
  json: string;
} {
  const configuration = { apiHost, projectId, dataset, siteOrigin, isLocal };
  return { id: BLOCK_ID, json: JSON.stringify(configuration).replaceAll('<', '\\u003c') };
}

/** Hosts that an ordinary hosted Studio sends requests to. */
const HOSTED = {
  connect: ['https://*.sanity.io', 'wss://*.sanity.io', 'https://*.sanity-cdn.com'],
  img: ['https:'],
  media: ['https:'],
  /** Of the media library. */
  frame: ['https://media.sanity.io'],
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
  const foreign = isLocal ? { connect: [], img: [], media: [], frame: [] } : HOSTED;
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    // Studio writes its styles into style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    // Of the site: the pictures that it draws.
    'img-src': ["'self'", 'data:', 'blob:', apiHost, siteOrigin, ...foreign.img],
    'media-src': ["'self'", 'blob:', apiHost, ...foreign.media],
    'connect-src': ["'self'", apiHost, sockets, ...foreign.connect],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': [siteOrigin, ...foreign.frame],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const contentSecurityPolicy = Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  return {
    ...securityHeaders(undefined, contentSecurityPolicy),
    'Content-Security-Policy': contentSecurityPolicy,
    'Referrer-Policy': 'same-origin',
  };
}
