import { shareTypeface } from '../../theme/share-typeface';

const { letters } = shareTypeface;
const PER_EM = 1000;

/** Pictures in colours, which no font of letters has; and a few signs that it may have, such as ©. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
/** Controls, soft hyphens, marks of direction, joiners, variants. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The text on one line, without emoji.
 * @returns undefined if nothing is left, or if a character is not in the typeface: it would be a box
 */
export function drawableText(text: string): string | undefined {
  const drawn = text
    .replace(/\s+/g, ' ')
    .replace(EMOJI, (character) => (letters.has(character) ? character : ''))
    .replace(INVISIBLE, '')
    .normalize()
    .replace(/ +/g, ' ')
    .trim();
  return drawn !== '' && [...drawn].every((character) => letters.has(character)) ? drawn : undefined;
}

/** At most how long a text is, in em: kerning makes it shorter. @param tracking between letters, in em */
export function lengthOf(text: string, tracking: number): number {
  const widths = [...text].map((letter) => (letters.get(letter)?.[0] ?? 0) / PER_EM + tracking);
  return widths.reduce((sum, width) => sum + width, 0);
}

export const spaceBefore = (text: string): number => (letters.get(text.charAt(0))?.[1] ?? 0) / PER_EM;
