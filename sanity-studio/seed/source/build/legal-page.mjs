import { askedAs } from '../records/asked-as.mjs';

/**
 * A legal page: id and path follow from its slug.
 *
 * @param {{slug: string}} fields the rest as in the content model
 */
export const legalPage = ({ slug, ...fields }) => ({
  _id: `legal-${slug}`,
  _type: 'legalPage',
  path: `/{product}-rights/${slug}`,
  ...fields,
  ...askedAs(`legal-${slug}`),
});
