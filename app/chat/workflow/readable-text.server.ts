/** What the panel shows at most of one reply. */
const REPLY_MAX_CHARACTERS = 8_000;
/** Control characters say nothing to a reader; tab and line break do. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
const LINE_ENDS = /\r\n?|\u2028|\u2029/g;

/**
 * A reply as it may be shown: line ends alike, no control characters, no halves of characters, no longer than a reader
 * will read.
 * @returns undefined where nothing is left
 */
export function readableText(text: string): string | undefined {
  const clean = text.replace(LINE_ENDS, '\n').replace(CONTROLS, '').toWellFormed().trim();
  if (clean === '') return undefined;
  return clean.length > REPLY_MAX_CHARACTERS
    ? [...clean].slice(0, REPLY_MAX_CHARACTERS).join('').trimEnd()
    : clean;
}
