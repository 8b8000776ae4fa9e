import { isRecord } from '../../protocol/is-record';
import {
  isWithin,
  nextChangeMs,
  VISIBLE_DATES,
  type VisibleDates,
  visibleSpan,
} from '../../protocol/visibility';
import type { Answer } from './content-access';

/** An answer without the dates of its parts, which browsers must not get. */
export type Visible<T> =
  T extends ReadonlyArray<infer Member>
    ? Array<Visible<Member>>
    : T extends object
      ? { [Field in keyof T as Field extends keyof VisibleDates ? never : Field]: Visible<T[Field]> }
      : T;

/** What is visible at one moment, and until when that stays so, in ms since 1970; infinite if it does not change. */
type VisiblePart<T> = { result: T; changesAtMs: number };

/**
 * Leaves out the parts of an answer that the site does not show at a moment: an object with dates is dropped from its
 * list, and null elsewhere, so its type there must allow null.
 * @param answer any part of a query's answer, which is not changed
 * @param nowMs ms since 1970
 */
export function visibleAt<T>(answer: T, nowMs: number): VisiblePart<Visible<T>>;
export function visibleAt(answer: unknown, nowMs: number): VisiblePart<unknown> {
  if (Array.isArray(answer)) {
    const parts = answer.map((member: unknown) => ({ member, ...visibleAt(member, nowMs) }));
    const shown = parts.filter(({ member, result }) => result !== null || member === null);
    return { result: shown.map(({ result }) => result), changesAtMs: earliest(parts) };
  }
  if (!isRecord(answer)) return { result: answer, changesAtMs: Number.POSITIVE_INFINITY };
  const span = visibleSpan(answer);
  const changesAtMs = nextChangeMs(span, nowMs);
  if (!isWithin(span, nowMs)) return { result: null, changesAtMs };
  const fields = Object.entries(answer).filter(([name]) => !VISIBLE_DATES.has(name));
  const parts = fields.map(([name, value]) => ({ name, ...visibleAt(value, nowMs) }));
  return {
    result: Object.fromEntries(parts.map(({ name, result }) => [name, result])),
    changesAtMs: Math.min(changesAtMs, earliest(parts)),
  };
}

function earliest(parts: ReadonlyArray<{ changesAtMs: number }>): number {
  return parts.reduce((soonest, { changesAtMs }) => Math.min(soonest, changesAtMs), Number.POSITIVE_INFINITY);
}

/**
 * Makes the function through which every published answer goes to be shown: the one place where dates are compared
 * with the clock. An answer object that it has seen is looked through again only when something in it changes.
 * @param now the clock, in ms since 1970
 */
export function createVisibleNow(now: () => number = Date.now) {
  type Known = VisiblePart<ReturnType<JSON['parse']>> & { madeAtMs: number };
  const known = new WeakMap<object, Known>();
  return <T>({ result: stored, ...answer }: Answer<T>): Answer<Visible<T>> => {
    const nowMs = now();
    const before = isObject(stored) ? known.get(stored) : undefined;
    // A clock may be set back.
    if (before && before.madeAtMs <= nowMs && nowMs < before.changesAtMs)
      return { ...answer, result: before.result, changesAtMs: before.changesAtMs };
    const { result, changesAtMs } = visibleAt(stored, nowMs);
    if (isObject(stored)) known.set(stored, { result, changesAtMs, madeAtMs: nowMs });
    return { ...answer, result, changesAtMs };
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
