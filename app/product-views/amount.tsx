import { useLanguage } from '../ui/language';

/** By decimals and language. Created when first used, because a formatter takes longer than many figures. */
const formats = new Map<string, Intl.NumberFormat>();

type AmountProps = {
  /** In the sheet's own unit. */
  value: number;
  decimals?: 0 | 1 | 2;
};

/** A figure in ledger format: thousands separators, a fixed number of decimals, negative ones in brackets. */
export function Amount({ value, decimals = 2 }: AmountProps) {
  return formatAmount(value, decimals, useLanguage());
}

/**
 * @param value in the sheet's own unit
 * @param language BCP 47 tag
 */
export function formatAmount(value: number, decimals: 0 | 1 | 2, language: string): string {
  const key = `${decimals} ${language}`;
  const settings = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats.get(key) ?? new Intl.NumberFormat(language, settings);
  formats.set(key, format);
  const text = format.format(Math.abs(value));
  return value < 0 ? `(${text})` : text;
}
