const DECORATIVE = { decorative: true };

/**
 * The three kinds of picture a page can hold, as `media` objects.
 *
 * - `vignette(name, caption, company?)`: one of the site's own product sheets. The sheet itself is hidden from assistive
 *   technology and the caption speaks for it, so the media is declared decorative. `company` is the short name of the
 *   sample company whose figures it shows, the first one if none is given.
 * - `illustration(name, alt?)`: one of the site's own drawings; decorative unless it is given an alternative text.
 * - `picture(file, alt)`: an uploaded image, `file` relative to `images/`.
 * - `logo(name)`: a company mark whose alternative text lives in the record that holds it.
 */
export const media = {
  vignette: (name, caption, company) => ({
    _type: 'media',
    source: 'vignette',
    vignette: name,
    caption,
    ...(company && { company: { _type: 'reference', _ref: `sampleCompany-${company}` } }),
    ...DECORATIVE,
  }),
  illustration: (name, alt) => ({
    _type: 'media',
    source: 'illustration',
    illustration: name,
    ...(alt ? { alt } : DECORATIVE),
  }),
  picture: (file, alt) => ({
    _type: 'media',
    source: 'image',
    image: { _type: 'image', _sanityAsset: `image@file://./images/${file}` },
    alt,
  }),
  logo: (name) => ({ _type: 'media', source: 'illustration', illustration: name }),
};
