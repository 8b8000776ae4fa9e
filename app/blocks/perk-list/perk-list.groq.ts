/** What the `perkList` block asks of the Lake. */
export const perkListFragment = /* groq */ `_type == "perkList" => {
  title,
  perks[]{ _key, title, icon }
}`;
