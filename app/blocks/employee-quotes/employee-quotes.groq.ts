import { mediaProjection } from '../../content/projections/media.groq';

/** What the `employeeQuotes` block asks of the Lake. */
export const employeeQuotesFragment = /* groq */ `_type == "employeeQuotes" => {
  title,
  quotes[]->{ _id, id, name, position, yearsAtCompany, quote, image{ ${mediaProjection} } }
}`;
