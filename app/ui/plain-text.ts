/** The invisible characters of stega in previews; only stega has four in a row. */
const SOURCE = /[\u200b-\u200d\ufeff]{4,}/g;

/** A text without stega: for code that compares it, or parses it as a date or a figure. */
export const plainText = (text: string) => text.replace(SOURCE, '');
