import type { MigrationContext } from '@sanity/migrate';
import { viewsOf } from '../../seed/source/views/views-of';
import { implementation, type Offer, quoteOutline, type Settings } from './offer-views';

/** A product view as a document. */
export type View = { _id: string; _type: string };

type Site = {
  companies: { _id: string; [field: string]: unknown }[];
  offer: Offer | null;
  settings: Settings | null;
};

/** What product views showed: published companies, and what the first quote builder offers. */
const SITE = `{
  "companies": *[_type == "sampleCompany"] | order(_createdAt asc, _id asc),
  "offer": (*[_type == "page" && count(blocks[_type == "quoteBuilder"]) > 0] | order(_createdAt asc, _id asc)
    .blocks[_type == "quoteBuilder"])[0]{ modules, roles, sizes, labels },
  "settings": *[_id == "siteSettings"][0]{ language, productName, facts }
}`;

/**
 * Reads what the site's product views showed before they were documents.
 * @returns makes the view of a name, of a company's id or the first company; undefined where there is nothing to show
 */
export async function readViews({ client }: MigrationContext) {
  const { companies, offer, settings } = await client.fetch<Site>(SITE, {}, { perspective: 'published' });
  return (name: string, company = companies[0]?._id): View | undefined => {
    if (name === 'quote-outline') return offer ? quoteOutline(offer) : undefined;
    if (name === 'implementation') return offer ? implementation(offer, settings) : undefined;
    const document = companies.find(({ _id }) => _id === company);
    return document && viewsOf(document, [name]).get(name);
  };
}
