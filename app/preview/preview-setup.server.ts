import { randomBytes } from 'node:crypto';
import { contentSource } from '../content/source/content-client.server';
import { env } from '../env.server';
import { createDraftContent } from './draft-content.server';
import { createPreviewCookie } from './preview-cookie.server';

const NONCE_BYTES = 18;

/** Configuration of previews; undefined if the site has no token for drafts or no Studio. */
export const previewSetup = setUp();

function setUp() {
  const { SANITY_READ_TOKEN: readToken, STUDIO_ORIGIN: studioOrigin, SITE_URL } = env;
  if (!readToken || !studioOrigin) return undefined;
  return {
    studioOrigin,
    /** Allows the style elements of bar and overlays. One per process, because a page keeps it when it reloads data. */
    styleNonce: randomBytes(NONCE_BYTES).toString('base64'),
    cookie: createPreviewCookie({ readToken, isHttps: SITE_URL.startsWith('https:') }),
    drafts: createDraftContent(contentSource(env), readToken, studioOrigin),
  };
}
