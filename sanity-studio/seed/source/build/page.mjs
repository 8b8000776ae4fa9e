import { askedAs } from '../records/asked-as.mjs';

/**
 * A page document. Its id follows from its path, placeholders left out: `/company/why-{product}` →
 * `page-company-why`, `/` → `page-home`.
 *
 * @param {{title: string, path: string, blocks: object[], endCap?: object, seo: object}} fields
 */
export function page(fields) {
  const words = fields.path.replaceAll('{product}', '').match(/[a-z0-9]+/g) ?? ['home'];
  const _id = ['page', ...words].join('-');
  return { _id, _type: 'page', ...fields, ...askedAs(_id) };
}
