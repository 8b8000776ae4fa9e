import type { Brand } from '../../protocol/placeholders';
import { hasPreviewCookie, SHARED_LINK_PATH } from '../../protocol/preview';
import { fillPlaceholders } from '../content/pages/placeholders';
import type { ConsentSettings, ConsentTexts } from '../content-model/content-types';
import { type Env, env } from '../env.server';

/**
 * What a page needs for session analytics: the consent texts, and the project that records the visit. It is the same
 * for every visitor. A preview shows the texts, so that editors see them, but records nothing.
 * @param texts the editors' texts, or null for the defaults
 * @returns null where analytics is not configured
 */
export function analyticsSetup(
  request: Request,
  texts: ConsentSettings,
  brand: Brand,
  { CLARITY_PROJECT_ID: projectId, SITE_URL }: Pick<Env, 'CLARITY_PROJECT_ID' | 'SITE_URL'> = env,
) {
  if (projectId === undefined) return null;
  return {
    projectId: isPreview(request, SITE_URL) ? null : projectId,
    consentTexts: texts ?? fillPlaceholders(structuredClone(defaultConsentTexts), brand),
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
export const defaultConsentTexts = {
  title: 'May we measure how this site is used?',
  text: 'With your consent, Microsoft Clarity records visits without names, so that we can see which pages help. Nothing is loaded before you agree.',
  acceptLabel: 'Accept',
  rejectLabel: 'Reject',
  cookiesLink: { label: 'What is stored', href: '/{product}-rights/cookies', newTab: null },
  settingsLabel: 'Cookie settings',
  acceptedText: 'You have agreed to session analytics. You can change this at any time.',
  rejectedText: 'You have not agreed to session analytics. You can change this at any time.',
  signalText: 'Your browser asks websites not to track you. We take that as a no, and load nothing.',
} satisfies ConsentTexts;
