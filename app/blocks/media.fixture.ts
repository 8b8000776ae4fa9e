import type { MediaValue } from '../content/content-types';

/**
 * A picture for the fixture of a block: decorative, and without a source except for the given fields.
 * @param given for example `{ source: 'vignette', vignette: 'general-ledger' }`
 */
export function mediaFixture(given: Partial<MediaValue>): MediaValue {
  return {
    source: 'image',
    image: null,
    vignette: null,
    illustration: null,
    alt: null,
    decorative: null,
    caption: null,
    ...given,
  };
}
