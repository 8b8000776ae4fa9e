const BYTES = 6;

/** A `_key` for a new member of a list: twelve hexadecimal digits, as Studio makes them. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
