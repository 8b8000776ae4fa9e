import { media } from './build/media.mjs';

/** The authors of the sample's articles. */
export const authors = [
  author('Priya Nair', 'Accountant, Product', 'portrait-1'),
  author('Jonas Berg', 'Support Specialist', 'portrait-2'),
  author('Mei Tanaka', 'Implementation Lead', 'portrait-3'),
  author('Daniel Okoro', 'Software Engineer', 'portrait-4'),
  author('Lena Fischer', 'Product Designer', 'portrait-5'),
  author('Carlos Mena', 'Data Engineer', 'portrait-7'),
  author('Sade Bello', 'Consultant', 'portrait-8'),
];

/**
 * @param {string} name
 * @param {string} position
 * @param {string} drawing its name
 */
function author(name, position, drawing) {
  const shortName = name.toLowerCase().replaceAll(' ', '-');
  return {
    _id: `author-${shortName}`,
    _type: 'author',
    name,
    position,
    portrait: media.illustration(drawing),
  };
}
