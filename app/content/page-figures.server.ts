import { stegaClean } from '@sanity/client/stega';
import type { ProductViewName } from '../../protocol/content-names';
import { isRecord } from '../../protocol/is-record';
import type { Brand } from '../../protocol/placeholders';
import type { Company } from '../../protocol/sample-company/company';
import { orderStory } from '../../protocol/sample-company/order-story';
import type { QuoteOffer } from '../product-views/figures/offer-figures';
import { type ViewFigures, viewFigures } from '../product-views/figures/view-figures';
import type { ContentAccess, Provenance } from './content-access';
import type { BlockOf, MediaValue } from './content-types';
import { fillPlaceholders } from './placeholders';
import type { ResultOf } from './query-lake.server';
import type { Visible } from './visible-content';

/** A dataset without companies still has views that show none of their figures. */
const NO_COMPANY: Company = { title: '', day: '', taxName: '', taxRate: 0 };

/**
 * Adds the figures to each picture of a document that is a product view, and to each story of an order; the companies that
 * they are calculated from are not sent to browsers.
 * @param document changed in place
 * @returns the answers that the figures are from; none if the document has no views
 * @throws ContentUnavailable
 */
export async function addFigures(
  document: unknown,
  content: ContentAccess,
  brand: Brand,
  language: string,
): Promise<Provenance[]> {
  const views = viewsIn(document);
  if (views.length === 0) return [];
  const { result, ...answer } = await content.fetch('companies');
  // Names and numbers refer to each other, so a preview's invisible characters must not be in them. Published companies
  // stay the same objects from page to page: what is calculated of them is kept.
  const companies = content.preview ? stegaClean(result) : result;
  const answers: Provenance[] = [answer];
  let offer: QuoteOffer | undefined;
  if (views.some((view) => 'vignette' in view && OF_QUOTE_BUILDER.has(view.vignette ?? ''))) {
    const { result: pages, ...found } = await content.fetch('quoteBuilders');
    offer = offerIn(content.preview ? stegaClean(pages) : pages, brand, language);
    answers.push(found);
  }
  for (const view of views) {
    const company = companies.find(({ _id }) => _id === view.company) ?? companies[0] ?? NO_COMPANY;
    if ('steps' in view) view.story = orderStory(company);
    else view.figures = figuresOf(view.vignette ?? '', company, offer);
  }
  return answers;
}

const offers = new WeakMap<object, { brand: Brand; offer: QuoteOffer | undefined }>();

/** What the first quote builder offers; made once for an answer of the Lake. */
function offerIn(
  pages: Visible<ResultOf<'quoteBuilders'>>,
  brand: Brand,
  language: string,
): QuoteOffer | undefined {
  const known = offers.get(pages);
  if (known?.brand === brand) return known.offer;
  const [builder] = pages.flatMap(({ builders }) => builders ?? []);
  const offer = builder && { ...fillPlaceholders(structuredClone(builder), brand), language };
  offers.set(pages, { brand, offer });
  return offer;
}

const calculated = new WeakMap<Company | QuoteOffer, Map<string, ViewFigures | null>>();

/** The figures of a view; calculated once for a company or an offer. */
function figuresOf(name: string, company: Company, offer: QuoteOffer | undefined): ViewFigures | null {
  const shown = OF_QUOTE_BUILDER.has(name) ? offer : undefined;
  const views = calculated.get(shown ?? company) ?? new Map<string, ViewFigures | null>();
  calculated.set(shown ?? company, views);
  if (!views.has(name)) views.set(name, viewFigures(name, company, shown));
  return views.get(name) ?? null;
}

/** Views that show what the first quote builder of the site offers. */
const OF_QUOTE_BUILDER: ReadonlySet<string> = new Set<ProductViewName>(['quote-outline', 'implementation']);

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
