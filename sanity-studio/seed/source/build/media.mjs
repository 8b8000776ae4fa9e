const DECORATIVE = { decorative: true };

/**
 * The kinds of picture a page can hold, as `media` objects.
 *
 * - `view(name, caption, company?)`: a product view. The view itself is hidden from assistive technology and the caption
 *   speaks for it, so the media is declared decorative. `company` is the short name of the sample company that it shows.
 * - `plainView(name, caption)`: a product view that shows no company.
 * - `illustration(name, alt?)`: one of the site's own drawings; decorative unless it is given an alternative text.
 * - `picture(file, alt)`: an uploaded image, `file` relative to `images/`.
 * - `logo(name)`: a company mark whose alternative text lives in the record that holds it.
 */
export const media = {
  view: (name, caption, company = 'marlow') => media.plainView(`${company}-${name}`, caption),
  plainView: (name, caption) => ({
    _type: 'media',
    source: 'view',
    view: viewReference(name),
    caption,
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

/** @param {string} name the id of a product view without `view-` */
export const viewReference = (name) => ({ _type: 'reference', _ref: `view-${name}` });
