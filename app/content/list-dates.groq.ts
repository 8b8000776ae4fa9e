/*
 * A list that is cut in GROQ must know which entries are visible, but an answer is kept for days. So the Lake only divides
 * them: of most, no date changes anything any more; the site decides about the others (decision 0124).
 */

/** Two pages of a list, since some may not be visible. TypeGen reads no expressions. */
export const FIRST_ENTRIES = '0...24';

/** The current day by the Lake's clock, in UTC: `2026-11-26`. */
export const today = /* groq */ `string::split(now(), "T")[0]`;

/** A day ago: the clocks of Lake and site differ by less. */
const since = /* groq */ `dateTime(now()) - 86400`;

/** Whether a date begins or ends an entry. Most have none; `select` computes nothing for those. */
const hasDates = /* groq */ `defined(visibleFrom) || defined(visibleUntil)`;

/** Whether an entry was not over a day ago. A date that cannot be read counts as none. */
export const isListed = /* groq */ `select(defined(visibleUntil) => (dateTime(visibleUntil) < ${since}) != true, true)`;

/** Whether an entry has appeared or disappeared since, or will. */
export const isChanging = /* groq */ `select(${hasDates} => dateTime(visibleFrom) >= ${since} || dateTime(visibleUntil) >= ${since}, false)`;

/** The others. */
export const isUnchanging = /* groq */ `select(${hasDates} => (dateTime(visibleFrom) >= ${since} || dateTime(visibleUntil) >= ${since}) != true, true)`;
