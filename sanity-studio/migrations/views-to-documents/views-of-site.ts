import type { MigrationContext } from '@sanity/migrate';
import { plainViews } from '../../seed/source/views/plain-views';
import { viewsOf } from '../../seed/source/views/views-of';

/** A product view as a document. */
export type View = { _id: string; _type: string };

type Company = { _id: string; [field: string]: unknown };

/** Product views showed published companies. */
const COMPANIES = '*[_type == "sampleCompany"] | order(_createdAt asc, _id asc)';

/**
 * Reads what the site's product views showed before they were documents.
 * @returns makes the view of a name, of a company's id or the first company; undefined where there is nothing to show. The
 *   outline of a quote and the implementation, which showed no company, are those of the sample.
 */
export async function readViews({ client }: MigrationContext) {
  const companies = await client.fetch<Company[]>(COMPANIES, {}, { perspective: 'published' });
  return (name: string, company = companies[0]?._id): View | undefined => {
    const document = companies.find(({ _id }) => _id === company);
    return (
      plainViews.find(({ _id }) => _id === `view-${name}`) ??
      (document && viewsOf(document, [name]).get(name))
    );
  };
}
