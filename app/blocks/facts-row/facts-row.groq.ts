/** What the `factsRow` block asks of the Lake. */
export const factsRowFragment = /* groq */ `_type == "factsRow" => {
  facts[]{ _key, figure, label }
}`;
