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

/** Most entries have no dates; `select` computes nothing for those. */
const hasDates = /* groq */ `defined(visibleFrom) || defined(visibleUntil)`;

/** It was not over a day ago. A date that cannot be read counts as none. */
const isNotOver = /* groq */ `(dateTime(visibleUntil) < ${since}) != true`;

/** It has appeared or disappeared since, or will. */
const changes = /* groq */ `(dateTime(visibleFrom) >= ${since} || dateTime(visibleUntil) >= ${since})`;

/** Whether an entry was not over a day ago. */
export const isListed = /* groq */ `select(defined(visibleUntil) => ${isNotOver}, true)`;

/** Whether an entry has appeared or disappeared since, or will. */
export const isChanging = /* groq */ `select(${hasDates} => ${changes}, false)`;

/** Whether an entry is listed, and no date changes that any more. */
export const isLasting = /* groq */ `select(${hasDates} => ${isNotOver} && ${changes} != true, true)`;

/** Whether an entry is listed now: `$shown` are the ids of those of the changing ones that are visible. */
export const isShown = /* groq */ `select(${hasDates} => ${isNotOver} && (${changes} != true || _id in $shown), true)`;
