import { mediaProjection } from './media.groq';
import { textBlockProjection } from './text.groq';

/** A member of `richText`: text, picture, table or callout. */
export const richTextProjection = /* groq */ `
  _key,
  _type,
  _type == "block" => { ${textBlockProjection} },
  _type == "figure" => { media{ ${mediaProjection} } },
  _type == "contentTable" => { caption, headerRow, totalRow, rows[]{ _key, cells } },
  _type == "callout" => { tone, title, body }
`;
