/** What hides the source of a text in it, in previews; four in a row are no accident. */
const SOURCE = /[\u200b-\u200d\ufeff]{4,}/g;

/** A text without its hidden source: for code that compares it, or reads it as a date or a figure. */
export const plainText = (text: string) => text.replace(SOURCE, '');
