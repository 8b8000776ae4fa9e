const TAG = /<[a-z][^\s>]*(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?>/gi;
const ATTRIBUTE = /\s[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'))?/g;
/** Their contents are not markup and stay as they are. */
const RAW_TEXT = /(<(script|style|textarea)\b[\s\S]*?<\/\2>)/gi;

/**
 * Takes the `style` attributes out of a page's elements. Radix prints some, and the Content-Security-Policy, which
 * allows nothing inline, would refuse each with an error in the console. What they say is in the stylesheet.
 * @param html a whole page as React printed it
 */
export function withoutStyleAttributes(html: string): string {
  let rest = 0;
  let result = '';
  for (const match of html.matchAll(RAW_TEXT)) {
    result += clean(html.slice(rest, match.index)) + match[0];
    rest = match.index + match[0].length;
  }
  return result + clean(html.slice(rest));
}

function clean(markup: string): string {
  return markup.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute) => (/^\sstyle=/i.test(attribute) ? '' : attribute)),
  );
}
