/** Path of links to the draft of one page, which Studio makes and the site answers; the rest of a link is `?key=…`. */
export const SHARED_LINK_PATH = '/preview/share';

/** On https browsers limit a `__Host-` cookie to this host and to TLS. */
export const PREVIEW_COOKIE = { http: 'preview', https: '__Host-preview' } as const;

const EITHER_NAME = /(?:^|;)\s*(?:__Host-)?preview\s*=/;

/**
 * Whether a request has a preview cookie, valid or not: only then its answer is for this client alone.
 * @param header of the request, `Cookie`
 */
export const hasPreviewCookie = (header: string | null | undefined): boolean =>
  EITHER_NAME.test(header ?? '');
