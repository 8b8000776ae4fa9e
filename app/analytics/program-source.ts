/**
 * The source of programs that a page carries inline, named by its hash in the page's policy.
 * @param programs functions that stand alone: each uses its argument and the browser, and nothing else of its module
 * @param configuration their argument; constants of ours, so that page and policy are the same for every visitor
 */
export function programSource<Configuration>(
  programs: ReadonlyArray<(configuration: Configuration) => void>,
  configuration: Configuration,
): string {
  return `[${programs.join()}].forEach(run=>run(${JSON.stringify(configuration)}))`;
}
