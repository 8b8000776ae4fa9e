/**
 * A page document. Its id follows from its path, placeholders left out: `/company/why-{product}` →
 * `page-company-why`, `/` → `page-home`.
 *
 * @param {{title: string, path: string, blocks: object[], endCap?: object, seo: object}} fields
 */
export function page(fields) {
  const words = fields.path.replaceAll('{product}', '').match(/[a-z0-9]+/g) ?? ['home'];
  return { _id: ['page', ...words].join('-'), _type: 'page', ...fields };
}
