/** A link: its words and its target. */
export const linkProjection = /* groq */ `label, href, newTab`;
