import { contentSource } from './content/source/content-client.server';
import { type Env, env } from './env.server';

/** What a preview's page allows besides: style elements with this nonce, and framing by Studio alone of all other sites. */
export type PreviewPolicy = { styleNonce: string; studioOrigin: string };

/**
 * Headers of a page besides those that the front door adds to every answer. Those of a preview are as strict, except that
 * Studio may frame it or open it in its own window, and that the overlays may add style elements with the page's nonce.
 * @param scriptHashes `sha256-…` of each inline script of the page
 */
export function pageSecurityHeaders(
  scriptHashes: string[],
  preview?: PreviewPolicy,
  configuration: Env = env,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, configuration, preview),
    ...(preview && { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
  };
}

/**
 * Hosts of session analytics, by purpose; recordings go to one of many. The vendor's advertising host (c.bing.com) is
 * not allowed: visitors are not asked to consent to advertising.
 */
const CLARITY = {
  scripts: ' https://www.clarity.ms https://scripts.clarity.ms',
  pictures: ' https://c.clarity.ms',
  connections: ' https://*.clarity.ms',
};
const NO_ANALYTICS: typeof CLARITY = { scripts: '', pictures: '', connections: '' };

/**
 * Allows nothing unsafe and no other origin, except for pictures, and session analytics where it is configured. Scripts
 * are our own files, or inline and listed by hash.
 */
function contentSecurityPolicy(
  scriptHashes: string[],
  configuration: Env,
  preview: PreviewPolicy | undefined,
): string {
  const assets = contentSource(configuration).assetBaseUrl;
  const analytics = configuration.CLARITY_PROJECT_ID && !preview ? CLARITY : NO_ANALYTICS;
  const nonce = preview ? ` 'nonce-${preview.styleNonce}'` : '';
  const directives = [
    `default-src 'none'`,
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}${analytics.scripts}`,
    // Vite's development server inserts style elements. A build replaces MODE by 'production' in any environment,
    // and drops this branch. Browsers ignore the keyword beside a nonce.
    `style-src 'self'${import.meta.env.MODE === 'development' ? ` 'unsafe-inline'` : nonce}`,
    `img-src 'self' data: ${assets}${analytics.pictures}`,
    `font-src 'self'`,
    `connect-src 'self'${analytics.connections}`,
    `media-src 'self' ${assets}`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${preview ? `'self' ${preview.studioOrigin}` : `'none'`}`,
    ...(configuration.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
