/** The minerals of the design: the only colours that content may choose. */
export const tones = ['pine', 'ochre', 'clay', 'slate', 'moss', 'iron'] as const;

export type Tone = (typeof tones)[number];

/**
 * Whether a value from content names a mineral.
 * @param value anything, such as the field `color` of a card
 */
export function isTone(value: unknown): value is Tone {
  return tones.some((tone) => tone === value);
}
