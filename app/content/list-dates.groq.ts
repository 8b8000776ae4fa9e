/*
 * A list that is cut in GROQ must know which entries are visible, but a query with the current time would have another
 * answer at every moment. So the Lake divides them by its day only: of most, no date changes anything any more; the site
 * decides about the others (decision 0124).
 */

/** The current day by the Lake's clock, in UTC: `2026-11-26`. */
export const today = /* groq */ `string::split(now(), "T")[0]`;

/** An hour before that day begins: the clocks of Lake and site differ by less. */
const since = /* groq */ `dateTime(${today} + "T00:00:00Z") - 3600`;

/** Whether an entry was not over before today. A date that cannot be read counts as none. */
export const isListed = /* groq */ `!((dateTime(visibleUntil) < ${since}) == true)`;

/** Whether an entry appears or disappears today or later. */
export const isChanging = /* groq */ `((dateTime(visibleFrom) >= ${since}) == true || (dateTime(visibleUntil) >= ${since}) == true)`;
