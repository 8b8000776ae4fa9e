import * as z from 'zod';
import { parseJson } from '../../../protocol/parse-json';
import { END_CAP, trackedEvents } from '../../ui/events';
import {
  type CountedEvent,
  MAX_ERRORS,
  MAX_EVENTS,
  MAX_MESSAGE_CHARACTERS,
  MAX_PATH_CHARACTERS,
  PAGE_VIEW,
  type ScriptError,
  type Visit,
  type Vitals,
  vitalNames,
} from './visit';

const TEN_MINUTES_MS = 600_000;
const MAX_SHIFT = 100;

const eventNames = new Set<string>([PAGE_VIEW, ...Object.values(trackedEvents).map(({ name }) => name)]);
const path = z.string().startsWith('/').max(MAX_PATH_CHARACTERS);
const vital = (name: string) =>
  z
    .number()
    .min(0)
    .max(name === 'CLS' ? MAX_SHIFT : TEN_MINUTES_MS);
const error = z.object({
  page: path,
  message: z.string().max(MAX_MESSAGE_CHARACTERS),
  place: z.string().regex(/^\/[\w./%-]{0,100}:\d{1,7}:\d{1,7}$/),
});
const visit = z.object({
  page: path,
  events: z.array(z.unknown()).max(MAX_EVENTS),
  vitals: z.record(z.string(), z.unknown()),
  errors: z.array(z.unknown()).max(MAX_ERRORS),
});

/**
 * Reads what a page sends. Events, vitals and errors that are none are left out: anybody can send anything.
 * @param blockNames types of blocks
 * @returns undefined for what is no visit
 */
export function readVisit(text: string, blockNames: readonly string[]): Visit | undefined {
  const block = z.enum([END_CAP, ...blockNames]).nullable();
  const event = z.object({ name: z.string().refine((name) => eventNames.has(name)), page: path, block });
  const { data } = visit.safeParse(parseJson(text));
  if (!data) return undefined;
  const vitals: Vitals = {};
  for (const name of vitalNames) {
    const value = vital(name).safeParse(data.vitals[name]);
    if (value.success) vitals[name] = value.data;
  }
  return {
    page: data.page,
    events: valid<CountedEvent>(event, data.events),
    vitals,
    errors: valid<ScriptError>(error, data.errors).map((one) => ({
      ...one,
      message: withoutNames(one.message),
    })),
  };
}

const valid = <Item>(schema: z.ZodType<Item>, items: unknown[]): Item[] =>
  items.flatMap((item) => schema.safeParse(item).data ?? []);

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
