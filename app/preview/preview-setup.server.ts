import { randomBytes } from 'node:crypto';
import { contentSource } from '../content/content-client.server';
import { env } from '../env.server';
import { DraftContent } from './draft-content.server';
import { createPreviewCookie } from './preview-cookie.server';

const NONCE_BYTES = 18;

/** What previews need; undefined where the site has no token for drafts or knows no Studio. */
export const previewSetup = setUp();

function setUp() {
  const { SANITY_READ_TOKEN: readToken, STUDIO_ORIGIN: studioOrigin, SITE_URL } = env;
  if (!readToken || !studioOrigin) return undefined;
  return {
    studioOrigin,
    /** Allows the style elements of bar and overlays; a page that loads its data again keeps it, so it is the process's. */
    styleNonce: randomBytes(NONCE_BYTES).toString('base64'),
    cookie: createPreviewCookie({ readToken, isHttps: SITE_URL.startsWith('https:') }),
    drafts: new DraftContent({ source: contentSource(env), readToken, studioOrigin }),
  };
}
