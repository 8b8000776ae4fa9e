import { faqItemProjection } from '../../content/projections/faq-item.groq';

/** What the `faqGroups` block asks of the Lake. */
export const faqGroupsFragment = /* groq */ `_type == "faqGroups" => {
  groups[]{ _key, title, items[]->{ ${faqItemProjection} } }
}`;
