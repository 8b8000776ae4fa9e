import type { MediaValue } from '../content-model/content-types';
import { type ViewName, views } from '../product-views/view.fixture';

/**
 * A picture for the fixture of a block: decorative, and without a source except for the given fields.
 * @param given for example `{ source: 'view', view: views.ledger }`
 */
export function mediaFixture(given: Partial<MediaValue>): MediaValue {
  return {
    source: 'image',
    image: null,
    view: null,
    illustration: null,
    alt: null,
    decorative: null,
    caption: null,
    ...given,
  };
}

/** A product view. */
export const viewFixture = (name: ViewName, caption: string): MediaValue =>
  mediaFixture({ source: 'view', view: views[name], caption });

/** A drawing; decorative without an alternative text. */
export const drawingFixture = (illustration: MediaValue['illustration'], alt?: string): MediaValue =>
  mediaFixture({ source: 'illustration', illustration, ...(alt ? { alt } : { decorative: true }) });
