import { linkProjection } from '../../content/projections/link.groq';
import { mediaProjection } from '../../content/projections/media.groq';

/** What the `mediaRow` block asks of the Lake. */
export const mediaRowFragment = /* groq */ `_type == "mediaRow" => {
  title,
  text,
  link{ ${linkProjection} },
  image{ ${mediaProjection} }
}`;
