import { mediaProjection } from '../../content/projections/media.groq';

/** What the `valueGrid` block asks of the Lake. */
export const valueGridFragment = /* groq */ `_type == "valueGrid" => {
  title,
  values[]->{ _id, id, title, description, hasImage, color, image{ ${mediaProjection} } }
}`;
