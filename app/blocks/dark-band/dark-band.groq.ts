import { linkProjection } from '../../content/projections/link.groq';
import { mediaProjection } from '../../content/projections/media.groq';

/** What the `darkBand` block asks of the Lake. */
export const darkBandFragment = /* groq */ `_type == "darkBand" => {
  title,
  text,
  link{ ${linkProjection} },
  image{ ${mediaProjection} }
}`;
