import { isRecord } from '../../protocol/is-record';
import { isWithin, type Span, visibleSpan } from '../../protocol/visibility';
import type { CheckedDocument } from './check-document';
import type { Finding } from './flaw';
import type { SiteIndex } from './site-index';
import { fieldPath, memberPath } from './walk-content';

const DAY_MS = 86_400_000;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** A date as English texts write it: “Monday, 2 March 2026”, “2 March 2026”. */
const WRITTEN = new RegExp(
  `(?:(${WEEKDAYS.join('|')}),? )?\\b(\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})`,
  'g',
);

/** Few texts have one; looking for it first makes the check five times as fast. */
const YEAR = /\d{4}/;

/** Dates: a page is not from the future, and a date in a text exists and is that day of the week. */
export function* checkDates({ document, texts }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  const { publishedAt, updatedOn, blocks, visibleFrom, visibleUntil } = document;
  const shown = visibleSpan({ visibleFrom, visibleUntil });
  yield* checkOver(shown, '', index.now);
  for (const [place, block] of (Array.isArray(blocks) ? blocks : []).entries())
    if (isRecord(block))
      yield* checkBlock(visibleSpan(block), memberPath('blocks', block, place), shown, index.now);
  // A day begins up to 14 hours before that of UTC.
  if (Date.parse(String(updatedOn)) > index.now + DAY_MS)
    yield {
      kind: 'contradicting-date',
      path: 'updatedOn',
      message: 'Visitors would read that the page was last changed in the future.',
    };
  const appearsMs = Math.max(index.now, shown.fromMs);
  if (Date.parse(String(publishedAt)) > appearsMs + DAY_MS)
    yield {
      kind: 'contradicting-date',
      path: 'publishedAt',
      message: 'The article appears before this date, with it. “Visible from”, under Dates, lets it wait.',
    };
  for (const { text, path } of texts) {
    const message = YEAR.test(text) ? wrongDateIn(text) : undefined;
    if (message) yield { kind: 'contradicting-date', path, message };
  }
}

function* checkOver({ untilMs }: Span, path: string, now: number): Generator<Finding> {
  if (untilMs <= now)
    yield {
      kind: 'over',
      path: fieldPath(path, 'visibleUntil'),
      message: 'This time is over: visitors no longer see it.',
    };
}

function* checkBlock(block: Span, path: string, page: Span, now: number): Generator<Finding> {
  yield* checkOver(block, path, now);
  const isNever = block.fromMs >= page.untilMs || block.untilMs <= page.fromMs;
  if (isNever && !isWithin(page, block.fromMs))
    yield {
      kind: 'contradicting-date',
      path: fieldPath(path, block.fromMs >= page.untilMs ? 'visibleFrom' : 'visibleUntil'),
      message: 'The page itself is not visible at that time, so this block never is.',
    };
}

function wrongDateIn(text: string): string | undefined {
  for (const [written, weekday, day, month = '', year] of text.matchAll(WRITTEN)) {
    const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
    if (date.getUTCDate() !== Number(day)) return `There is no ${written}.`;
    const actual = WEEKDAYS[date.getUTCDay()];
    if (weekday && weekday !== actual) return `${day} ${month} ${year} is a ${actual}, not a ${weekday}.`;
  }
  return undefined;
}
