/** Names that JavaScript gives a meaning: groq-js would trip over a document that has them. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'hasOwnProperty']);

/**
 * Why a value cannot be stored; undefined when it can. Two things are refused: field names that queries
 * would stumble over, and lists with holes, which JSON cannot tell (setting `list[99]` of a short list
 * would leave one, of any length).
 */
export function storageProblem(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  if (Array.isArray(value) && entries.length !== value.length) return 'array index out of bounds';
  for (const [name, child] of entries) {
    if (RESERVED_NAMES.has(name)) return `"${name}" cannot be the name of a field`;
    const problem = storageProblem(child);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
