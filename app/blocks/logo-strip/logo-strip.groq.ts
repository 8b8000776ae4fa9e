import { mediaProjection } from '../../content/projections/media.groq';

/** What the `logoStrip` block asks of the Lake. */
export const logoStripFragment = /* groq */ `_type == "logoStrip" => {
  title,
  logos[]->{ _id, alt, image{ ${mediaProjection} } }
}`;
