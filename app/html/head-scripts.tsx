import { consentControlsProgram, consentProgram, forgetProgram } from '../analytics/consent/consent-program';
import { consentRules } from '../analytics/consent/consent-rules';
import { trackedEvents } from '../analytics/events';
import clarityUrl from '../analytics/session/clarity-session.ts?worker&url';
import { sessionRules, sessionScript } from '../analytics/session/session-script';
import { trackProgram } from '../analytics/track-program';
import { themeRules, themeScript } from '../chrome/theme-script';
import { keepEarlyClicks } from '../ui/hydration/early-clicks';
import pageScriptUrl from './page-script.ts?worker&url';

/** What must run before the first paint or press. Only the server prints it; React hydrates without looking at the source. */
const sources = import.meta.env.SSR
  ? {
      page: [
        scriptSource([themeScript], themeRules),
        scriptSource([trackProgram], trackedEvents),
        scriptSource([keepEarlyClicks], null),
      ].join(';'),
      consent: scriptSource([forgetProgram, consentProgram, consentControlsProgram], consentRules),
      session: (projectId: string) => scriptSource([sessionScript], sessionRules(projectId, clarityUrl)),
    }
  : { page: '', consent: '', session: () => '' };

type HeadScriptsProps = {
  /** Null where nothing is measured; without a project's id, in previews, only the question for consent is shown. */
  analytics: { projectId: string | null } | null;
};

/** All that a reader's page runs. */
export function HeadScripts({ analytics }: HeadScriptsProps) {
  return (
    <>
      <InlineScript source={sources.page} />
      {analytics ? <InlineScript source={sources.consent} /> : null}
      <script type="module" src={pageScriptUrl} />
      {analytics?.projectId ? <InlineScript source={sources.session(analytics.projectId)} /> : null}
    </>
  );
}

/**
 * The source of scripts that a page carries inline, named by its hash in the page's policy.
 * @param scripts functions that stand alone: each uses its argument and the browser, and nothing else of its module
 * @param configuration their argument; constants, so that page and policy are the same for every visitor
 */
export function scriptSource<Configuration>(
  scripts: ReadonlyArray<(configuration: Configuration) => void>,
  configuration: Configuration,
): string {
  return `[${scripts.join()}].forEach(run=>run(${JSON.stringify(configuration)}))`;
}

/** Runs in the head, before the first paint. React hydrates it without looking at its source. */
function InlineScript({ source }: { source: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, named by their hash in the policy
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
  );
}
