/** Of every response with a draft in it: for one reader, kept by nobody, and in no index. */
export const DRAFT_HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'X-Content-Source': 'drafts',
} as const;
