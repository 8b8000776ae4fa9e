const PRINTABLE = /^[\x20-\x7e]*$/;
const NOT_PRINTABLE = /[^\x20-\x7e]/g;

/**
 * JSON in printable ASCII, so that nothing a client sends can begin a new line, colour a terminal or reverse the text
 * (control characters, U+2028 and bidi marks become `\uXXXX`).
 */
export function logLine(record: Record<string, string | number | boolean | null | undefined>): string {
  const text = JSON.stringify(record);
  return `${PRINTABLE.test(text) ? text : text.replace(NOT_PRINTABLE, escaped)}\n`;
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
