/** The values of placeholders; editors set them in Site settings. Links have three of them. */
export type LinkBrand = {
  productSlug: string;
  applicationHost: string;
  /** Where visitors choose a time for a demo; without one, links to it are left out. */
  bookingAddress?: string | null | undefined;
};
export type Brand = LinkBrand & {
  productName: string;
  /** Statements that several pages repeat, such as the uptime. */
  facts?: readonly { name: string | null; value: string | null }[] | null;
  /** What stands for a name that nothing fills. Without it the braces stay, for editors to see. */
  valueOfMissing?: ((name: string) => string) | undefined;
};

const IN_BRACES = /\{([a-z0-9-]+)\}/g;
/** As somebody may have misspelt it. */
const BRACED = /\{+\s*([\p{L}_][\p{L}\d_.-]*)\s*\}+/gu;
/** In place of what nobody knows: nothing is invented, and no braces are shown. */
export const UNKNOWN = '…';

/** @param text may contain `{product}` and `{name of a fact}`; the value of a fact may contain `{product}` */
export function fillText(
  text: string,
  { productName, facts, valueOfMissing }: Omit<Brand, keyof LinkBrand>,
): string {
  if (!text.includes('{')) return text;
  return text.replace(valueOfMissing ? BRACED : IN_BRACES, (braced, written: string) => {
    const name = written.toLowerCase();
    if (name === 'product') return productName;
    const value = facts?.find((fact) => fact.name === name)?.value ?? valueOfMissing?.(name);
    if (value == null) return braced;
    return fillText(value, { productName, valueOfMissing: valueOfMissing && (() => UNKNOWN) });
  });
}

/** A link that consists of it leads to the booking address. */
export const BOOKING = '{booking}';

/**
 * @param href may contain `{product}` and `{host}`, or be `{booking}`
 * @returns nothing for `{booking}` without a booking address
 */
export function fillLink(href: string, brand: LinkBrand): string {
  if (!href.includes('{')) return href;
  if (href === BOOKING) return brand.bookingAddress ?? '';
  return href
    .replaceAll('{product}', () => brand.productSlug)
    .replaceAll('{host}', () => brand.applicationHost);
}
