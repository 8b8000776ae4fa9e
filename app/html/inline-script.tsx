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
export function InlineScript({ source }: { source: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, named by their hash in the policy
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
  );
}
