import * as z from 'zod';
import { parseJson } from '../../../protocol/parse-json';
import { END_CAP, trackedEvents } from '../../ui/events';
import {
  MAX_ERRORS,
  MAX_EVENTS,
  MAX_MESSAGE_CHARACTERS,
  MAX_PATH_CHARACTERS,
  PAGE_VIEW,
  type Visit,
} from './visit';

const TEN_MINUTES_MS = 600_000;
const MAX_SHIFT = 100;

const eventNames = new Set<string>([PAGE_VIEW, ...Object.values(trackedEvents).map(({ name }) => name)]);
const path = z.string().startsWith('/').max(MAX_PATH_CHARACTERS);
const error = z.object({
  page: path,
  message: z.string().max(MAX_MESSAGE_CHARACTERS).transform(withoutNames),
  place: z.string().regex(/^\/[\w./%-]{0,100}:\d{1,7}:\d{1,7}$/),
});
const vital = (most: number) => z.number().min(0).max(most).optional().catch(undefined);
const msVital = vital(TEN_MINUTES_MS);

const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item.nullable().catch(null))
    .max(most)
    .transform((items) => items.filter((one) => one !== null));

/**
 * Reads what a page sends. Events, vitals and errors that are none are left out: anybody can send anything.
 * @param blockNames types of blocks
 * @returns undefined for what is no visit
 */
export function readVisit(text: string, blockNames: readonly string[]): Visit | undefined {
  const block = z.enum([END_CAP, ...blockNames]).nullable();
  const event = z.object({ name: z.string().refine((name) => eventNames.has(name)), page: path, block });
  const visit = z.object({
    page: path,
    events: listOf(event, MAX_EVENTS),
    vitals: z.object({ LCP: msVital, INP: msVital, CLS: vital(MAX_SHIFT), TTFB: msVital }),
    errors: listOf(error, MAX_ERRORS),
  });
  return visit.safeParse(parseJson(text)).data;
}

const QUERY = /[?#]\S*/g;
const QUOTED = /"[^"]*"/g;
const MAIL = /\S+@\S+/g;
/** Network addresses, UUIDs, ids, dates. */
const GROUPS = /\b[\da-f]+(?:[.:-]+[\da-f]+){2,}/gi;
/** Telephone numbers, among others. */
const DIGITS = /\+?\d(?:[\s().-]*\d){4,}/g;

/** What a message may contain of a visitor: parts of texts, queries, mail and network addresses, ids. */
function withoutNames(message: string): string {
  return [QUERY, MAIL, GROUPS, DIGITS].reduce(
    (text, found) => text.replace(found, '…'),
    message.toWellFormed().replace(QUOTED, '"…"'),
  );
}
