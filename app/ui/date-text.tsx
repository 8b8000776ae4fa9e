import { date } from './date-text.css';
import { formatDate } from './format-date';

type DateTextProps = {
  /** ISO date, or date and time. */
  value: string;
  form: 'long' | 'short';
};

/** A date in words, with the exact value for machines. Nothing where the value is no date. */
export function DateText({ value, form }: DateTextProps) {
  const words = formatDate(value, form);
  if (!words) return null;
  return (
    <time dateTime={value} className={date}>
      {words}
    </time>
  );
}
