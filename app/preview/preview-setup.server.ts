import { contentSource } from '../content/content-source.server';
import { env } from '../env.server';
import { DraftContent } from './draft-content.server';
import { PreviewCookie } from './preview-cookie.server';

/** What previews need; undefined where the site has no token for drafts or knows no Studio. */
export const previewSetup = setUp();

function setUp() {
  const { SANITY_READ_TOKEN: readToken, STUDIO_ORIGIN: studioOrigin, SITE_URL } = env;
  if (!readToken || !studioOrigin) return undefined;
  return {
    studioOrigin,
    cookie: new PreviewCookie({ readToken, isHttps: SITE_URL.startsWith('https:') }),
    drafts: new DraftContent({ source: contentSource(env), readToken, studioOrigin }),
  };
}
