/** What the `ruledList` block asks of the Lake. */
export const ruledListFragment = /* groq */ `_type == "ruledList" => {
  title,
  lead,
  items[]{ _key, title, description, icon, href }
}`;
