import { type VisibleDates, visibleSpan } from '../../protocol/visibility';
import { dateAndTime } from '../schema/names/studio-dates';

/**
 * When something is visible, in words for editors.
 * @returns for example “from 1 Dec 2026, 09:00 until 24 Dec 2026, 18:00”; empty without dates
 */
export function datesInWords(dates: VisibleDates): string {
  const { fromMs, untilMs } = visibleSpan(dates);
  const words = [
    ['from', fromMs],
    ['until', untilMs],
  ] as const;
  return words
    .filter(([, ms]) => Number.isFinite(ms))
    .map(([word, ms]) => `${word} ${dateAndTime(new Date(ms).toISOString())}`)
    .join(' ');
}
