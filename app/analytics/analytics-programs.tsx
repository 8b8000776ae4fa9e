import { consentControlsProgram } from './consent/consent-controls-program';
import { consentProgram } from './consent/consent-program';
import { consentRules } from './consent/consent-rules';
import { forgetProgram } from './consent/forget-program';
import { trackedEvents } from './events';
import { programSource } from './program-source';
import { trackProgram } from './track-program';

/** Only the server prints them; the browser's build would carry them a second time, for nothing. */
const sources = import.meta.env.SSR
  ? {
      track: programSource([trackProgram], trackedEvents),
      consent: programSource([forgetProgram, consentProgram, consentControlsProgram], consentRules),
    }
  : { track: '', consent: '' };

type AnalyticsProgramsProps = {
  /** Whether there is anything to consent to. */
  hasConsent: boolean;
};

/** What the head of every page runs for analytics: the door for events, and the visitor's choice where there is one to make. */
export function AnalyticsPrograms({ hasConsent }: AnalyticsProgramsProps) {
  return (
    <>
      <Program source={sources.track} />
      {hasConsent ? <Program source={sources.consent} /> : null}
    </>
  );
}

function Program({ source }: { source: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, named by their hash in the policy
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
  );
}
