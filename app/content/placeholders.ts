import { isRecord } from '../../protocol/is-record';

/** The values of placeholders; editors set them in Site settings. */
export type Brand = { productName: string; productSlug: string; applicationHost: string };

/** Fields with a path or a link; every other string is text. */
const LINK_FIELDS = new Set(['href', 'footerHref', 'path', 'to', 'from']);

/**
 * Inserts the product's name into a text.
 * @param text may contain `{product}`
 */
export function fillText(text: string, brand: Brand): string {
  return text.includes('{') ? text.replaceAll('{product}', () => brand.productName) : text;
}

/**
 * Inserts the product's slug and the application's host into a path or link.
 * @param href may contain `{product}` and `{host}`
 */
export function fillLink(href: string, brand: Brand): string {
  if (!href.includes('{')) return href;
  return href
    .replaceAll('{product}', () => brand.productSlug)
    .replaceAll('{host}', () => brand.applicationHost);
}

/**
 * Fills the placeholders of every string in a query's answer, in place. The field's name distinguishes links from
 * texts.
 * @param value any part of an answer; objects and arrays are changed
 * @returns the same value, filled
 */
export function fillPlaceholders<T>(value: T, brand: Brand): T {
  if (Array.isArray(value)) {
    value.forEach((member: unknown, index) => {
      value[index] = typeof member === 'string' ? fillText(member, brand) : fillPlaceholders(member, brand);
    });
  } else if (isRecord(value)) {
    for (const [field, member] of Object.entries(value)) {
      const filled = fillMember(field, member, brand);
      if (filled !== member) Reflect.set(value, field, filled);
    }
  }
  return value;
}

function fillMember(field: string, member: unknown, brand: Brand): unknown {
  if (typeof member !== 'string') return fillPlaceholders(member, brand);
  return LINK_FIELDS.has(field) ? fillLink(member, brand) : fillText(member, brand);
}
