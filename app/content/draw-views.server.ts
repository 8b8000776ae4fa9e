import { stegaClean } from '@sanity/client/stega';
import { isRecord } from '../../protocol/is-record';
import type { Company } from '../../protocol/sample-company/company';
import { orderStory } from '../../protocol/sample-company/order-story';
import { viewFigures } from '../product-views/figures/view-figures';
import type { ContentAccess, Provenance } from './content-access';
import type { BlockOf, MediaValue } from './content-types';
import { companiesQuery } from './queries.groq';

/** A dataset without companies still has views that show none of their figures. */
const NO_COMPANY: Company = { title: '', day: '', taxName: '', taxRate: 0 };

/**
 * Adds the figures to each picture of a document that is a product view, and to each story of an order; the companies that
 * they are calculated from are not sent to browsers.
 * @param document changed in place
 * @returns the answer that the figures are from; none if the document has no views
 * @throws ContentUnavailable
 */
export async function drawViews(document: unknown, content: ContentAccess): Promise<Provenance[]> {
  const views = viewsIn(document);
  if (views.length === 0) return [];
  const { result, ...answer } = await content.fetch('companies', companiesQuery);
  // Names and numbers refer to each other, so a preview's invisible characters must not be in them. Published companies
  // stay the same objects from page to page: what is calculated of them is kept.
  const companies = content.preview ? stegaClean(result) : result;
  for (const view of views) {
    const company = companies.find(({ _id }) => _id === view.company) ?? companies[0] ?? NO_COMPANY;
    if ('steps' in view) view.story = orderStory(company);
    else view.figures = viewFigures(view.vignette ?? '', company);
  }
  return [answer];
}

type Story = BlockOf<'productStory'>;

function viewsIn(value: unknown): (MediaValue | Story)[] {
  if (Array.isArray(value)) return value.flatMap(viewsIn);
  if (!isRecord(value)) return [];
  return isView(value) || isStory(value) ? [value] : Object.values(value).flatMap(viewsIn);
}

const isStory = (value: Record<string, unknown>): value is Record<string, unknown> & Story =>
  value._type === 'productStory';

const isView = (value: Record<string, unknown>): value is Record<string, unknown> & MediaValue =>
  value.source === 'vignette' && typeof value.vignette === 'string';
