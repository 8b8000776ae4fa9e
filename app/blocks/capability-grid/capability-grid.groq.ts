/** What the `capabilityGrid` block asks of the Lake. */
export const capabilityGridFragment = /* groq */ `_type == "capabilityGrid" => {
  title,
  lead,
  bed,
  cards[]{ _key, title, description, icon, bullets, color, enabled }
}`;
