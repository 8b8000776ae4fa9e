import { faqItemProjection } from '../../content/projections/faq-item.groq';
import { linkProjection } from '../../content/projections/link.groq';

/** What the `faqList` block asks of the Lake. */
export const faqListFragment = /* groq */ `_type == "faqList" => {
  title,
  link{ ${linkProjection} },
  items[]->{ ${faqItemProjection} }
}`;
