import { mediaProjection } from '../../content/projections/media.groq';

/** What the `moduleSections` block asks of the Lake. */
export const moduleSectionsFragment = /* groq */ `_type == "moduleSections" => {
  sideIndex,
  sections[]{ _key, anchor, title, subTitle, description, href, bullets[]{ _key, title, description }, image{ ${mediaProjection} } }
}`;
