import { consentRules } from '../analytics/consent/consent-rules';
import {
  consentControlsScript,
  consentScript,
  removeTrackingScript,
} from '../analytics/consent/consent-script';
import clarityUrl from '../analytics/session/clarity-session.ts?worker&url';
import { sessionRules, sessionScript } from '../analytics/session/session-script';
import { trackScript } from '../analytics/track-script';
import { VISIT_PROGRAM } from '../analytics/visits/attach-visit-counts';
import visitProgramUrl from '../analytics/visits/visit-program.ts?worker&url';
import { themeRules, themeScript } from '../chrome/theme-script';
import touchIconUrl from '../icons/apple-touch-icon.png?url';
import iconUrl from '../icons/icon.svg?url';
import { darkColours, lightColours } from '../theme/palette';
import { tracked } from '../ui/events';
import { storePresses } from '../ui/hydration/event-replay';
import pageScriptUrl from './page-script.ts?worker&url';

const grounds = [
  { media: '(prefers-color-scheme: light)', colour: lightColours.paper },
  { media: '(prefers-color-scheme: dark)', colour: darkColours.paper },
];

const ownIcons = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: iconUrl, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIconUrl },
];

type SiteHeadProps = {
  /** Attributes of links to the editors' icon. */
  icons: ReadonlyArray<{ rel: string; href: string; sizes: string; type: string }> | null;
};

/**
 * The parts of the head that are the same on every page, error pages included: theme colours, icons, the manifest. It
 * must come before the theme's script, which replaces the system's theme by the visitor's choice.
 */
export function SiteHead({ icons }: SiteHeadProps) {
  return (
    <>
      {grounds.map(({ media, colour }) => (
        <meta key={media} name="theme-color" media={media} content={colour} suppressHydrationWarning />
      ))}
      {(icons ?? ownIcons).map((link) => (
        <link key={link.href} {...link} />
      ))}
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/** Runs before the first paint or press. Only the server prints it; React does not compare the source on hydration. */
const sources = import.meta.env.SSR
  ? {
      page: [
        scriptSource([themeScript], themeRules),
        scriptSource([trackScript], tracked('link')),
        scriptSource([storePresses], null),
      ].join(';'),
      consent: scriptSource([removeTrackingScript, consentScript, consentControlsScript], consentRules),
      session: (projectId: string) => scriptSource([sessionScript], sessionRules(projectId, clarityUrl)),
    }
  : { page: '', consent: '', session: () => '' };

type HeadScriptsProps = {
  /** Null without analytics; without a project's id, in previews, only the consent banner is shown. */
  analytics: { projectId: string | null } | null;
  /** Whether the visit is counted; see `attachVisitCounts`. */
  countsVisits: boolean;
};

export function HeadScripts({ analytics, countsVisits }: HeadScriptsProps) {
  return (
    <>
      <InlineScript source={sources.page} />
      {analytics ? <InlineScript source={sources.consent} /> : null}
      <script
        type="module"
        src={pageScriptUrl}
        {...(countsVisits ? { [VISIT_PROGRAM]: visitProgramUrl } : {})}
      />
      {analytics?.projectId ? <InlineScript source={sources.session(analytics.projectId)} /> : null}
    </>
  );
}

/**
 * The source of inline scripts, which the page's policy lists by hash.
 * @param scripts self-contained functions: each uses only its argument and the browser, nothing else of its module
 * @param configuration their argument; constants, so that page and policy are the same for every visitor
 */
export function scriptSource<Configuration>(
  scripts: ReadonlyArray<(configuration: Configuration) => void>,
  configuration: Configuration,
): string {
  return `[${scripts.join()}].forEach(run=>run(${JSON.stringify(configuration)}))`;
}

/** Runs in the head, before the first paint. React does not compare its source on hydration. */
function InlineScript({ source }: { source: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, listed by hash in the policy
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
  );
}
