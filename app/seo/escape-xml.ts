const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What XML 1.0 has no place for, escaped or not (section 2.2): control characters, half surrogate pairs, U+FFFE and U+FFFF. */
const UNSPEAKABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * A text as it may stand in an element or an attribute of XML.
 * @param text anything; characters that XML cannot hold are left out
 */
export function escapeXml(text: string): string {
  return text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
