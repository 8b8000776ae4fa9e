import { LateGate } from '../../ui/late/late-gate';
import { latePart } from '../../ui/late/late-part';
import { consentRules } from './consent-rules';
import { useConsentTexts } from './consent-texts';

const LateBanner = latePart<object>(new LateGate(`#${consentRules.bannerId}`), async () => {
  const { Banner } = await import('./banner');
  return Banner;
});

/**
 * The question for consent, where there is something to consent to. Its buttons are answered by the page's own program;
 * React's part of it is fetched only by those who reach for it.
 */
export function ConsentBanner() {
  return useConsentTexts() ? <LateBanner /> : null;
}
