import { companyFixture } from '../../protocol/sample-company/company.fixture';
import type { MediaValue } from '../content/content-types';
import { viewFigures } from '../product-views/figures/view-figures';
import { quoteOfferFixture } from './quote-builder/quote-builder.fixture';

/**
 * A picture for the fixture of a block: decorative, and without a source except for the given fields.
 * @param given for example `{ source: 'vignette', vignette: 'general-ledger' }`
 */
export function mediaFixture(given: Partial<MediaValue>): MediaValue {
  return {
    source: 'image',
    image: null,
    vignette: null,
    company: null,
    illustration: null,
    alt: null,
    decorative: null,
    caption: null,
    figures: given.vignette ? viewFigures(given.vignette, companyFixture, quoteOfferFixture) : null,
    ...given,
  };
}

/** A product view, with its figures. */
export const viewFixture = (vignette: MediaValue['vignette'], caption: string): MediaValue =>
  mediaFixture({ source: 'vignette', vignette, caption });

/** A drawing; decorative without an alternative text. */
export const drawingFixture = (illustration: MediaValue['illustration'], alt?: string): MediaValue =>
  mediaFixture({ source: 'illustration', illustration, ...(alt ? { alt } : { decorative: true }) });
