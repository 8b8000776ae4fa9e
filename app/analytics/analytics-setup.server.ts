import { claimsPreview } from '../../protocol/preview-cookie';
import type { ConsentSettings } from '../content/content-types';
import { type Brand, fillPlaceholders } from '../content/placeholders';
import { type Env, env } from '../env.server';
import { defaultConsentTexts } from './consent/default-consent-texts';

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
