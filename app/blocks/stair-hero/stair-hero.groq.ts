import { linkProjection } from '../../content/projections/link.groq';
import { mediaProjection } from '../../content/projections/media.groq';

/** What the `stairHero` block asks of the Lake. */
export const stairHeroFragment = /* groq */ `_type == "stairHero" => {
  title,
  lead,
  actions[]{ ${linkProjection} },
  image{ ${mediaProjection} },
  courses[]{ _key, icon, name, detail, href }
}`;
