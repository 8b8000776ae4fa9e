/** Language of Studio's own interface, which is English whatever the language of the content. */
export const STUDIO_LANGUAGE = 'en-GB';

/** @param time ISO 8601; shown in the editor's time zone, for example “5 Mar 2026, 14:30” */
export function dateAndTime(time: string): string {
  return new Date(time).toLocaleString(STUDIO_LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });
}
