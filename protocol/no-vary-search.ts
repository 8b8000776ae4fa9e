/**
 * `No-Vary-Search`, by which an answer names the only parameters of the query that it depends on
 * (https://httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html).
 */
export const NO_VARY_SEARCH = 'No-Vary-Search';

/** @param names of the parameters that the answer depends on */
export const dependsOnly = (names: readonly string[]): string =>
  `params, except=(${names.map((name) => `"${name}"`).join(' ')})`;
