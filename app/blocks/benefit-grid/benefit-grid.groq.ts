/** What the `benefitGrid` block asks of the Lake. */
export const benefitGridFragment = /* groq */ `_type == "benefitGrid" => {
  title,
  lead,
  cards[]{ _key, title, description, icon, color }
}`;
