import { richTextProjection } from '../../content/projections/rich-text.groq';

/** What the `prose` block asks of the Lake. */
export const proseFragment = /* groq */ `_type == "prose" => {
  body[]{ ${richTextProjection} }
}`;
