import { randomBytes } from 'node:crypto';
import { contentSource } from '../content/source/content-client.server';
import type { Env } from '../env.server';
import { createAttempts } from './attempts.server';
import { createDraftContent } from './draft-content.server';
import { createPreviewCookie } from './preview-cookie.server';

const NONCE_BYTES = 18;
/** Wrong secrets, or wrong keys of shared links, that one network may send. */
const MAX_WRONG_PER_MINUTE = 10;

/** Previews of a site: their configuration, and what counts attempts to guess. */
export type Previews = ReturnType<typeof createPreviews>;

export function createPreviews(env: Env) {
  const attempts = () => createAttempts(MAX_WRONG_PER_MINUTE, env.TRUST_PROXY_HOPS);
  return {
    /** Undefined if the site has no token for drafts or no Studio. */
    setup: setUp(env),
    trySecret: attempts(),
    tryKey: attempts(),
  };
}

function setUp(env: Env) {
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
