/**
 * One field of a value from outside, if the value is an object and the field is its own: nothing is inherited, so
 * `__proto__` and `constructor` mean nothing.
 */
export function ownField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
