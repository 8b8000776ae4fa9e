export type ReplyPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] };

const BULLET = /^(?:-(?: |$)|•)\s*(?<text>.*)$/u;
const SHORT_HEADING_MAX_CHARACTERS = 40;

/**
 * A reply line by line (PRODUCT.md, decision 11): a line that begins with `- ` or `•` is a bullet; else one that ends with
 * a colon, or of at most 40 characters with letters and none of them lower-case, is a heading; else it is a paragraph.
 * @param text as it arrived; blank lines are left out, bullets next to each other make one list
 */
export function replyParts(text: string): ReplyPart[] {
  const parts: ReplyPart[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const bullet = BULLET.exec(line)?.groups?.text;
    if (bullet === '') continue;
    const last = parts.at(-1);
    if (bullet === undefined) parts.push({ kind: isHeading(line) ? 'heading' : 'paragraph', text: line });
    else if (last?.kind === 'bullets') last.items.push(bullet);
    else parts.push({ kind: 'bullets', items: [bullet] });
  }
  return parts;
}

function isHeading(line: string): boolean {
  if (line.endsWith(':')) return true;
  return (
    [...line].length <= SHORT_HEADING_MAX_CHARACTERS && /\p{Lu}|\p{Lt}/u.test(line) && !/\p{Ll}/u.test(line)
  );
}
