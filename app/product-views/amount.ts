import { formatDate } from '../ui/format-date';

type Unit = 'week' | 'month';

/** By decimals or unit, and language. Created when first used, because a formatter takes longer than many figures. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(what: number | Unit, language: string): Intl.NumberFormat {
  const key = `${what} ${language}`;
  const known = formats.get(key);
  if (known) return known;
  const settings: Intl.NumberFormatOptions =
    typeof what === 'number'
      ? { minimumFractionDigits: what, maximumFractionDigits: what }
      : { style: 'unit', unit: what, unitDisplay: 'long' };
  const format = new Intl.NumberFormat(language, settings);
  formats.set(key, format);
  return format;
}

/** A figure in ledger format: thousands separators, a fixed number of decimals, negative ones in brackets. */
export function formatAmount(value: number, decimals: number, language: string): string {
  const text = formatOf(decimals, language).format(Math.abs(value));
  return value < 0 ? `(${text})` : text;
}

/** A number of units of time, such as “3 months”. */
export const formatUnits = (value: number, unit: Unit, language: string): string =>
  formatOf(unit, language).format(value);

const FIGURE = /^-?\d+(?:\.(\d+))?$/;

/** The number that content stores as `-1234.5`; undefined for any other text. */
export function figureIn(text: string | undefined): number | undefined {
  return text !== undefined && FIGURE.test(text) ? Number(text) : undefined;
}

const MONTH = /^\d{4}-\d{2}$/;

/** A text of content as a sheet shows it: dates (`2026-03-31`) and months (`2026-03`) in the language, others unchanged. */
export function datedText(text: string, form: 'day' | 'long', language: string): string {
  const date = MONTH.test(text)
    ? formatDate(`${text}-01`, 'month', language)
    : formatDate(text, form, language);
  // In a narrow column a short date would wrap.
  return (form === 'day' ? date?.replaceAll(' ', '\u00a0') : date) ?? text;
}

/** The same, and figures in ledger format, with as many decimals as they are written with, up to two. */
export function writtenText(text: string, language: string): string {
  const [, decimals = ''] = FIGURE.exec(text) ?? [];
  const figure = figureIn(text);
  if (figure === undefined) return datedText(text, 'day', language);
  return formatAmount(figure, Math.min(2, decimals.length), language);
}

/**
 * A share of a drawing's width, for SVG lengths that follow the sheet while text keeps its size.
 * @param share 0 to 1; rounded to a hundredth of a percent, a tenth of a pixel at most
 */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
