/** Language of Studio's own interface, which is English whatever the language of the content. */
export const STUDIO_LANGUAGE = 'en-GB';

/** @param ms since 1970; the day in the editor's time zone, for example “Thursday 5 March 2026” */
export function dayInWords(ms: number): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(ms).toLocaleDateString(STUDIO_LANGUAGE, parts);
}

/** @param time ISO 8601; shown in the editor's time zone, for example “14:30” */
export function timeOfDay(time: string): string {
  return new Date(time).toLocaleTimeString(STUDIO_LANGUAGE, { timeStyle: 'short' });
}

/** @param time ISO 8601; shown in the editor's time zone, for example “5 Mar 2026, 14:30” */
export function dateAndTime(time: string): string {
  return new Date(time).toLocaleString(STUDIO_LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });
}
