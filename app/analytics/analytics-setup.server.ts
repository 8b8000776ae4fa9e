import { claimsPreview } from '../../protocol/preview-cookie';
import type { ConsentSettings, ConsentTexts } from '../content/content-types';
import { type Brand, fillPlaceholders } from '../content/placeholders';
import { type Env, env } from '../env.server';

/**
 * What a page needs for session analytics: the words that ask for consent, and whose project records the visit. The same for
 * every visitor; a preview asks, so that editors see their words, and records nothing.
 * @param texts the editors' words, or null for our own
 * @returns null where analytics is not configured
 */
export function analyticsSetup(
  request: Request,
  texts: ConsentSettings,
  brand: Brand,
  { CLARITY_PROJECT_ID: projectId }: Pick<Env, 'CLARITY_PROJECT_ID'> = env,
) {
  if (projectId === undefined) return null;
  const isPreview = claimsPreview(request.headers.get('Cookie'));
  return {
    projectId: isPreview ? null : projectId,
    consentTexts: texts ?? fillPlaceholders(structuredClone(defaultConsentTexts), brand),
  };
}

/** Shown where a dataset has no texts of its own for consent. */
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
