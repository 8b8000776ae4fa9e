import { isRecord } from '../../../protocol/is-record';
import { BOOKING, type Brand, fillLink, fillText } from '../../../protocol/placeholders';

/** Fields with a path or a link; every other string is text. */
const LINK_FIELDS = new Set(['href', 'footerHref', 'path', 'to', 'from']);

/**
 * Fills every string in a query's answer, in place. The field's name distinguishes links from texts. What leads to
 * the booking address is left out of its list while there is none. Code may have words in braces that are its own.
 */
export function fillPlaceholders<T>(value: T, brand: Brand): T {
  if (Array.isArray(value)) {
    if (!brand.bookingAddress && value.some(leadsToBooking))
      value.splice(0, value.length, ...value.filter((member: unknown) => !leadsToBooking(member)));
    value.forEach((member: unknown, index) => {
      value[index] = typeof member === 'string' ? fillText(member, brand) : fillPlaceholders(member, brand);
    });
  } else if (isRecord(value)) {
    const isCode = Array.isArray(value.marks) && value.marks.includes('code');
    const own = isCode ? { ...brand, valueOfMissing: undefined } : brand;
    for (const [field, member] of Object.entries(value)) {
      const filled = fillMember(field, member, own);
      if (filled !== member) Reflect.set(value, field, filled);
    }
  }
  return value;
}

/** A link, or an entry of a list that has one. */
function leadsToBooking(member: unknown): boolean {
  if (!isRecord(member)) return false;
  return member.href === BOOKING || (isRecord(member.link) && member.link.href === BOOKING);
}

function fillMember(field: string, member: unknown, brand: Brand): unknown {
  if (typeof member !== 'string') return fillPlaceholders(member, brand);
  return LINK_FIELDS.has(field) ? fillLink(member, brand) : fillText(member, brand);
}
