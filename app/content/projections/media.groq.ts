/** A picture: an uploaded image with its crop and hotspot, or the name of one that the site draws. */
export const mediaProjection = /* groq */ `source, image{ asset, hotspot, crop }, vignette, illustration, alt, decorative, caption`;
