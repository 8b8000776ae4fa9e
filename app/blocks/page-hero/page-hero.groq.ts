import { linkProjection } from '../../content/projections/link.groq';
import { mediaProjection } from '../../content/projections/media.groq';

/** What the `pageHero` block asks of the Lake. */
export const pageHeroFragment = /* groq */ `_type == "pageHero" => {
  title,
  lead,
  layout,
  actions[]{ ${linkProjection} },
  image{ ${mediaProjection} }
}`;
