import { mediaProjection } from '../../content/projections/media.groq';

/** What the `industryGrid` block asks of the Lake. */
export const industryGridFragment = /* groq */ `_type == "industryGrid" => {
  title,
  lead,
  industries[]->{ _id, id, title, description, href, image{ ${mediaProjection} } }
}`;
