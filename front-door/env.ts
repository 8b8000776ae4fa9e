import type * as z from 'zod';
import { readVariables, type Variables, variablesOfSite } from '../protocol/environment';

/** `SITE_URL` undefined means `http://localhost:<PORT>`. */
export type FrontDoorEnv = z.infer<typeof variablesOfSite>;

export const readEnv = (source: Variables) => readVariables(variablesOfSite, source);

/** A proxy polls `/readyz` and needs time to notice; without one there is no delay. */
const DRAIN_DELAY_BEHIND_PROXY_MS = 5_000;

/** How long new connections are accepted after a stop signal. */
export const drainDelayMs = ({ DRAIN_DELAY_MS, TRUST_PROXY_HOPS }: FrontDoorEnv) =>
  DRAIN_DELAY_MS ?? (TRUST_PROXY_HOPS === 0 ? 0 : DRAIN_DELAY_BEHIND_PROXY_MS);

/** What an operator has probably forgotten, of site and front door. Values are not repeated. */
export function startWarnings(set: Variables) {
  const warnings: { event: string; hint: string }[] = [];
  // A site with neither is local, as with `npm start`.
  const isPublic = set.SANITY_PROJECT_ID !== undefined || Number(set.TRUST_PROXY_HOPS ?? 0) > 0;
  if (isPublic && set.SITE_URL === undefined) {
    const hint = 'canonical links and the sitemap name localhost, and no page may be indexed: set SITE_URL';
    warnings.push({ event: 'site-url-missing', hint });
  }
  if (set.SANITY_READ_TOKEN !== undefined && set.STUDIO_ORIGIN === undefined) {
    const hint = 'SANITY_READ_TOKEN is set, but without STUDIO_ORIGIN there are no previews';
    warnings.push({ event: 'studio-origin-missing', hint });
  }
  return warnings;
}
