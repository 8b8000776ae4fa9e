import { mediaProjection } from '../../content/projections/media.groq';

/** What the `missionSections` block asks of the Lake. */
export const missionSectionsFragment = /* groq */ `_type == "missionSections" => {
  sections[]{ _key, title1, title2, description, image{ ${mediaProjection} } }
}`;
