/** What placeholders in a path or link stand for. */
export type LinkBrand = { productSlug: string; applicationHost: string };

/**
 * Puts the product's short name and the application's address into a path or link, as the site does.
 * @param href may hold `{product}` and `{host}`
 */
export function fillLink(href: string, { productSlug, applicationHost }: LinkBrand): string {
  return href.replaceAll('{product}', () => productSlug).replaceAll('{host}', () => applicationHost);
}
