/** Path of links to the draft of one page, which Studio makes and the site answers; the rest of a link is `?key=…`. */
export const SHARED_LINK_PATH = '/preview/share';

/** On https browsers limit a `__Host-` cookie to this host and to TLS: no other site of the domain can set it. */
export const PREVIEW_COOKIE = { http: 'site-draft-preview', https: '__Host-preview' } as const;

const ON_HTTP = new RegExp(`(?:^|;)\\s*${PREVIEW_COOKIE.http}\\s*=`);
const ON_HTTPS = new RegExp(`(?:^|;)\\s*${PREVIEW_COOKIE.https}\\s*=`);

/**
 * Whether there is one, valid or not: only then the answer is for this client alone.
 * @param siteUrl the public origin (`SITE_URL`), whose scheme decides the cookie's name
 */
export const hasPreviewCookie = (header: string | null | undefined, siteUrl: string): boolean =>
  (siteUrl.startsWith('https:') ? ON_HTTPS : ON_HTTP).test(header ?? '');
