import type { Typeface } from './typeface';

/** Pictures in colours, which no font of letters has; and a few signs that it may have, such as ©. */
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
/** Controls, soft hyphens, marks of direction, joiners, variants. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text as a picture shows it: on one line, without emoji.
 * @returns undefined if nothing is left, or if a character is not in the typeface: it would be a box, or missing
 */
export function drawableText(text: string, { glyphOf }: Pick<Typeface, 'glyphOf'>): string | undefined {
  const has = (character: string) => glyphOf(character) !== undefined;
  const drawn = text
    .replace(/\s+/g, ' ')
    .replace(EMOJI, (character) => (has(character) ? character : ''))
    .replace(INVISIBLE, '')
    .normalize()
    .replace(/ +/g, ' ')
    .trim();
  // Marks that `normalize` leaves have to be placed above their letters, which the reader of the font does not.
  const isCovered = [...drawn].every((character) => has(character) && !/\p{M}/u.test(character));
  return drawn !== '' && isCovered ? drawn : undefined;
}
