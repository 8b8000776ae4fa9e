const FORM = /^params,\s*except=\(([^()]*)\)$/;

/**
 * `No-Vary-Search`, by which an answer names the only parameters of the query that it depends on
 * (https://httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html).
 */
export const NO_VARY_SEARCH = 'No-Vary-Search';

/** @param names of the parameters that the answer depends on */
export const dependsOnly = (names: readonly string[]): string =>
  `params, except=(${names.map((name) => `"${name}"`).join(' ')})`;

/**
 * Reads what `dependsOnly` writes.
 * @param header of an answer
 * @returns the names; undefined for no header or another form of it: the answer may then depend on any parameter
 */
export function readDependsOnly(header: string | undefined): ReadonlySet<string> | undefined {
  const list = FORM.exec(header ?? '')?.[1];
  if (list === undefined) return undefined;
  const names = list.split(' ').filter((name) => name !== '');
  return names.every((name) => /^"\w+"$/.test(name))
    ? new Set(names.map((name) => name.slice(1, -1)))
    : undefined;
}
