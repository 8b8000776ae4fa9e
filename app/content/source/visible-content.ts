import { isRecord } from '../../../protocol/is-record';
import { isWithin, nextChangeMs, visibleSpan } from '../../../protocol/visibility';
import type { Visible } from '../../content-model/visible';
import type { Answer } from './answer';

/** In ms since 1970; infinite if it does not change. */
type VisiblePart<T> = { result: T; changesAtMs: number };

/**
 * An object with dates is dropped from its list, and null elsewhere, so its type there must allow null. The answer is
 * not changed; the result shares with it what is shown whole.
 */
export function visibleAt<T>(answer: T, nowMs: number): VisiblePart<Visible<T>>;
export function visibleAt(answer: unknown, nowMs: number): VisiblePart<unknown> {
  let changesAtMs = Number.POSITIVE_INFINITY;
  const shownOf = (members: unknown[]): unknown[] => {
    const parts = members.map(shown);
    const isWhole = parts.every((part, index) => part === members[index]);
    return isWhole ? members : parts.filter((part, index) => part !== null || members[index] === null);
  };
  /** The value itself where nothing in it is left out. */
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return shownOf(value);
    if (!isRecord(value)) return value;
    let fields = value;
    if ('visibleFrom' in value || 'visibleUntil' in value) {
      const span = visibleSpan(value);
      changesAtMs = Math.min(changesAtMs, nextChangeMs(span, nowMs));
      if (!isWithin(span, nowMs)) return null;
      const { visibleFrom: _from, visibleUntil: _until, ...others } = value;
      fields = others;
    }
    for (const [name, member] of Object.entries(fields)) {
      const part = shown(member);
      if (part === member) continue;
      if (fields === value) fields = { ...value };
      fields[name] = part;
    }
    return fields;
  };
  return { result: shown(answer), changesAtMs };
}

/**
 * Every published answer goes through it: the one place where dates are compared with the clock. An answer object
 * that it has seen is looked through again only when something in it changes.
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
