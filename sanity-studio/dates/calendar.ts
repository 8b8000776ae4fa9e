import { getPublishedId, isPublishedId } from '@sanity/client/csm';
import { IS_PAGE } from '../../protocol/page-types';
import { type VisibleDates, visibleSpan } from '../../protocol/visibility';
import { fieldPath, memberPath } from '../checks/walk-content';

/** A page of any type or an opening with dates, or a page with a block that has some; the answer to `datedQuery`. */
export type DatedDocument = VisibleDates & {
  /** Of a draft: with its prefix. */
  _id: string;
  _type: string;
  title: string | null;
  path: string | null;
  blocks: (VisibleDates & { _key: string; _type: string; title: string | null })[] | null;
};

/** Something that comes or goes. */
export type CalendarEntry = {
  /** Ms since 1970. */
  atMs: number;
  comes: boolean;
  /** Of the document, without the prefix of drafts. */
  id: string;
  type: string;
  title: string;
  path: string;
  /** The block that comes or goes; undefined for the document. */
  block?: { type: string; title: string };
  /** The field that holds the date, as Studio writes paths. */
  field: string;
  /** Whether a draft alone has this date: it comes true only if that is published. */
  isDraft: boolean;
};

/** `days` are those to come, with their entries in order; `over`: what visitors no longer see, the latest first. */
type Calendar = { days: { day: string; entries: CalendarEntry[] }[]; over: CalendarEntry[] };

/**
 * What comes and goes by its dates.
 * @param documents published ones and drafts; where there are both, the draft's dates count
 * @param nowMs ms since 1970
 * @param dayOf the day of a time, in words and in the editor's time zone
 */
export function calendarOf(
  documents: readonly DatedDocument[],
  nowMs: number,
  dayOf: (ms: number) => string,
): Calendar {
  const published = documents.filter(isPublished).flatMap(entriesOf);
  const isLive = new Set(published.map(keyOf));
  const drafts = documents.filter((document) => !isPublished(document));
  const changed = new Set<string>(drafts.map(({ _id }) => getPublishedId(_id)));
  const entries = [...published.filter(({ id }) => !changed.has(id)), ...drafts.flatMap(entriesOf)]
    .map((entry) => ({ ...entry, isDraft: !isLive.has(keyOf(entry)) }))
    .sort((one, other) => one.atMs - other.atMs || one.path.localeCompare(other.path));
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries.filter(({ atMs }) => atMs > nowMs)) {
    const day = dayOf(entry.atMs);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return {
    days: [...days].map(([day, ofDay]) => ({ day, entries: ofDay })),
    over: entries.filter(({ atMs, comes }) => atMs <= nowMs && !comes).reverse(),
  };
}

function isPublished({ _id }: DatedDocument): boolean {
  return isPublishedId(_id);
}

const keyOf = ({ id, field, atMs }: CalendarEntry) => `${id} ${field} ${atMs}`;

function entriesOf(document: DatedDocument): CalendarEntry[] {
  const { _id, _type, title, path, blocks } = document;
  const of = {
    id: getPublishedId(_id),
    type: _type,
    title: title ?? 'Untitled',
    path: path ?? '',
    isDraft: false,
  };
  const ofBlocks = (blocks ?? []).flatMap((block, index) => {
    const named = { ...of, block: { type: block._type, title: block.title ?? '' } };
    return changesOf(block).map((change) => ({
      ...named,
      ...change,
      field: fieldPath(memberPath('blocks', block, index), change.field),
    }));
  });
  return [...changesOf(document).map((change) => ({ ...of, ...change })), ...ofBlocks];
}

function changesOf(dates: VisibleDates): Pick<CalendarEntry, 'atMs' | 'comes' | 'field'>[] {
  const { fromMs, untilMs } = visibleSpan(dates);
  return [
    { atMs: fromMs, comes: true, field: 'visibleFrom' },
    { atMs: untilMs, comes: false, field: 'visibleUntil' },
  ].filter(({ atMs }) => Number.isFinite(atMs));
}

const DATED = '(defined(visibleFrom) || defined(visibleUntil))';

/** Everything with dates; the perspective must be `raw`. */
export const datedQuery = `*[(${IS_PAGE} || _type == "opening") && (${DATED} || count(blocks[${DATED}]) > 0)]{
  _id,
  _type,
  title,
  path,
  visibleFrom,
  visibleUntil,
  "blocks": blocks[${DATED}]{ _key, _type, title, visibleFrom, visibleUntil }
}`;
