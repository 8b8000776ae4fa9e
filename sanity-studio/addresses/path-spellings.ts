const PLACEHOLDER = '{product}';
/** Further mentions are not varied: no real path has them, and each doubles the spellings. */
const MAX_MENTIONS = 4;

/**
 * Every way to write a path that leads to the same page: each mention of the product's short name may be written as
 * `{product}`. The site finds a page by the same rule.
 * @param path as an editor typed it, with or without `{product}`
 * @param productSlug the product's short name
 * @returns at least one path
 */
export function pathSpellings(path: string, productSlug: string): string[] {
  const filled = path.replaceAll(PLACEHOLDER, () => productSlug);
  if (productSlug === '') return [filled];
  const [first = '', ...rest] = filled.split(productSlug);
  return rest.reduce<string[]>(
    (spellings, part, index) =>
      spellings.flatMap((spelling) => {
        const mentions = index < MAX_MENTIONS ? [productSlug, PLACEHOLDER] : [productSlug];
        return mentions.map((mention) => spelling + mention + part);
      }),
    [first],
  );
}
