import type { Brand } from '../../protocol/placeholders';
import { hasPreviewCookie, SHARED_LINK_PATH } from '../../protocol/preview';
import { fillPlaceholders } from '../content/pages/placeholders';
import type { ConsentSettings, ConsentTexts, SiteSettings } from '../content-model/content-types';
import { homePath, otherLanguage } from '../content-model/site-language';
import { type Env, env } from '../env.server';
import { serverTextsOf } from '../texts/texts.server';

/**
 * What a page needs for session analytics: the consent texts, and the project that records the visit. It is the same
 * for every visitor. A preview shows the texts, so that editors see them, but records nothing.
 * @param texts the editors' texts, or null for those that the site brings in the language of the settings
 * @returns null where analytics is not configured
 */
export function analyticsSetup(
  request: Request,
  texts: ConsentSettings,
  brand: Brand,
  settings: Pick<SiteSettings, 'language' | 'languages'>,
  { CLARITY_PROJECT_ID: projectId, SITE_URL }: Pick<Env, 'CLARITY_PROJECT_ID' | 'SITE_URL'> = env,
) {
  if (projectId === undefined) return null;
  return {
    projectId: isPreview(request, SITE_URL) ? null : projectId,
    consentTexts: texts ?? fillPlaceholders(defaultConsentTexts(settings), brand),
  };
}

/** Whether the visit is counted: what editors look at is not. */
export function countsVisits(
  request: Request,
  { EVENTS_ENABLED, SITE_URL }: Pick<Env, 'EVENTS_ENABLED' | 'SITE_URL'> = env,
): boolean {
  return EVENTS_ENABLED && !import.meta.env.DEV && !isPreview(request, SITE_URL);
}

/** The address of a shared link is a secret; it stays in the browser where the link cannot be opened at the moment. */
function isPreview(request: Request, siteUrl: string): boolean {
  const hasCookie = hasPreviewCookie(request.headers.get('Cookie'), siteUrl);
  return hasCookie || new URL(request.url).pathname === SHARED_LINK_PATH;
}

/** Shown where the dataset has no consent texts. */
export function defaultConsentTexts(settings: Pick<SiteSettings, 'language' | 'languages'>): ConsentTexts {
  const { cookies, ...texts } = serverTextsOf(settings.language).consent;
  const href = otherLanguage(settings) ? homePath(settings) : '/{product}-rights/cookies';
  return { ...texts, cookiesLink: { label: cookies, href, newTab: null } };
}
