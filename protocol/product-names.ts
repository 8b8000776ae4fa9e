// Each check returns true, or a sentence that says what to change.

const LONGEST_NAME = 60;
const SLUG_LENGTH = { min: 2, max: 32 };
const SHORT_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const APPLICATION_HOST = /^https:\/\/[^\s/]+$/;

export function checkProductName(value: string | undefined): true | string {
  if (!value?.trim()) return 'The product needs a name.';
  return value.trim().length <= LONGEST_NAME || `The name has at most ${LONGEST_NAME} characters.`;
}

export function checkProductSlug(value: string | undefined): true | string {
  const { min, max } = SLUG_LENGTH;
  if (!value || value.length < min || value.length > max)
    return `The short name has ${min} to ${max} characters.`;
  return checkShortName(value);
}

/** Checks a part of an address. An undefined one is accepted: the field says whether it is required. */
export function checkShortName(value: string | undefined): true | string {
  if (value === undefined || SHORT_NAME.test(value)) return true;
  return 'Use lower-case letters, digits and hyphens only, for example order-management.';
}

/** Checks a name that stands in braces in texts. */
export function checkFactName(value: string | undefined): true | string {
  if (value === 'product' || value === 'host' || value === 'booking')
    return `{${value}} is filled already. Choose another name.`;
  return checkShortName(value);
}

export function checkFacts(facts: readonly { name?: string }[] = []): true | string {
  const names = facts.map(({ name }) => name);
  const twice = names.find((name, at) => name !== undefined && names.indexOf(name) < at);
  return twice === undefined || `Two facts have the name ${twice}.`;
}

export function checkApplicationHost(value: string | undefined): true | string {
  return (
    APPLICATION_HOST.test(value ?? '') ||
    'The address of the application begins with https:// and has no slash at the end.'
  );
}

/**
 * `Größe & Co.` becomes `grosse-co`.
 * @returns a name that `checkProductSlug` accepts; `product` if the name has too few letters for one
 */
export function slugOf(productName: string): string {
  const plain = productName.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.replace(/[’']/g, '').replace(/[^a-z0-9]+/g, '-');
  const slug = words.replace(/^-/, '').slice(0, SLUG_LENGTH.max).replace(/-$/, '');
  return slug.length < SLUG_LENGTH.min ? 'product' : slug;
}
