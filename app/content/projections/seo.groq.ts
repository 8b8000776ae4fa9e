/** How a page looks in search results and when it is shared. */
export const seoProjection = /* groq */ `title, description, noindex, image{ asset, hotspot, crop }`;
