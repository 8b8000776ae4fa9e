/** Printable ASCII that JSON has no need to escape. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;
const NOT_PRINTABLE = /[^\x20-\x7e]/g;

/**
 * One line of log: JSON in printable ASCII, so that nothing a client sends can begin a new line, colour a terminal or
 * turn the text round (control characters, U+2028, bidi marks all become `\uXXXX`). Put together field by field, for a
 * third of what `JSON.stringify` takes: there is one with every request.
 * In: a flat record; what is undefined is left out. Out: the line, ending in a line feed.
 */
export function logLine(record: Record<string, string | number | null | undefined>): string {
  let fields = '';
  for (const name in record) {
    const value = record[name];
    if (value === undefined) continue;
    if (fields !== '') fields += ',';
    fields += `"${name}":${asJson(value)}`;
  }
  return `{${fields}}\n`;
}

function asJson(value: string | number | null): string {
  if (typeof value !== 'string') return Number.isFinite(value) ? String(value) : 'null';
  return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value).replace(NOT_PRINTABLE, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
