/** One paragraph, heading or list item of Portable Text. */
export const textBlockProjection = /* groq */ `_key, _type, style, listItem, level, markDefs[]{ _key, _type, href, newTab }, children[]{ _key, _type, text, marks }`;
