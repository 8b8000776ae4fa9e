/**
 * Reads JSON whose shape nobody vouches for.
 * @returns the value wrapped, since `undefined` and `null` say different things; undefined where the text is no JSON
 */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}
