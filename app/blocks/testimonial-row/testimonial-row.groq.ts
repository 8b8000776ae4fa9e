import { mediaProjection } from '../../content/projections/media.groq';

/** What the `testimonialRow` block asks of the Lake. */
export const testimonialRowFragment = /* groq */ `_type == "testimonialRow" => {
  title,
  testimonials[]->{ _id, id, name, designation, companyName, quote, companyLogoAlt, image{ ${mediaProjection} }, companyLogo{ ${mediaProjection} } }
}`;
