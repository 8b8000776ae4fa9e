/** The name on http; on https browsers hold a `__Host-` cookie to this host and to TLS. */
export const PREVIEW_COOKIE = { http: 'preview', https: '__Host-preview' } as const;

const EITHER_NAME = /(?:^|;)\s*(?:__Host-)?preview\s*=/;

/**
 * Whether a request claims a preview, rightly or not: only then is its answer for this client alone.
 * @param header of the request, `Cookie`
 */
export const claimsPreview = (header: string | null | undefined): boolean => EITHER_NAME.test(header ?? '');
