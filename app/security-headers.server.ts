import { PERMISSIONS_POLICY, resourceSecurityHeaders } from '../protocol/security-headers';
import { contentSource } from './content/source/content-client.server';
import { type Env, env } from './env.server';

/** Headers of every response of the site, whose policy lets data and text load nothing. */
export function securityHeaders(configuration: Env = env): Record<string, string> {
  return {
    ...commonSecurityHeaders(configuration),
    'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  };
}

/** Those of a page and of its 304, which must not replace the stored page's policy. */
export function commonSecurityHeaders(configuration: Env = env): Record<string, string> {
  const https = isHttps(configuration) ? { hstsMaxAgeS: configuration.HSTS_MAX_AGE_S } : undefined;
  return resourceSecurityHeaders(https);
}

/** What a preview's page allows besides: style elements with this nonce, and framing by Studio alone of all other sites. */
export type PreviewPolicy = { styleNonce: string; studioOrigin: string };

/**
 * Headers of a page. Those of a preview are as strict, except that Studio may frame it or open it in its own window,
 * and that the overlays may add style elements with the page's nonce.
 * @param scriptHashes `sha256-…` of each inline script of the page
 */
export function pageSecurityHeaders(
  scriptHashes: string[],
  preview?: PreviewPolicy,
  configuration: Env = env,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(scriptHashes, configuration, preview),
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Cross-Origin-Opener-Policy': preview ? 'unsafe-none' : 'same-origin',
    ...(preview ? {} : { 'X-Frame-Options': 'DENY' }),
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
    ...(isHttps(configuration) ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

function isHttps(configuration: Env): boolean {
  return configuration.SITE_URL.startsWith('https:');
}
