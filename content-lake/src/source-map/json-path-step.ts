const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
  ["'", "\\'"],
  ['\\', '\\\\'],
]);

/**
 * A step of a normalised JSON path, as `@sanity/client` writes and reads them: `['name']`, `[0]`.
 *
 * @returns undefined for a name that the client would read as something else.
 */
export function jsonPathStep(step: string | number): string | undefined {
  if (typeof step === 'number') return `[${step}]`;
  if (/'\]|[\u2028\u2029]/.test(step)) return undefined;
  return `['${step.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES.get(character) ?? character)}']`;
}
