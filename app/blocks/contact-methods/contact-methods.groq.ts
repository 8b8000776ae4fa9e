import { linkProjection } from '../../content/projections/link.groq';

/** What the `contactMethods` block asks of the Lake. */
export const contactMethodsFragment = /* groq */ `_type == "contactMethods" => {
  title,
  lead,
  methods[]{ _key, icon, title, description, link{ ${linkProjection} } }
}`;
