import { mediaProjection } from '../../content/projections/media.groq';

/** What the `featureGrid` block asks of the Lake. */
export const featureGridFragment = /* groq */ `_type == "featureGrid" => {
  title,
  lead,
  cards[]{ _key, title, description, icon, bed, image{ ${mediaProjection} } }
}`;
