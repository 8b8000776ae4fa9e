/**
 * The picture shown when a page is shared, for `seo.image`.
 *
 * @param {string} file name of a PNG in `images/`, 1200 by 630 pixels
 */
export const shareImage = (file) => ({ _type: 'image', _sanityAsset: `image@file://./images/${file}` });
