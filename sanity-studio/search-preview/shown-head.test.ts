import { expect, it } from 'vitest';
import { addressTrail, cutForSearch, type HeadSettings, shownHead } from './shown-head';

const image = (name: string) => ({
  _type: 'image',
  asset: { _type: 'reference', _ref: `image-${name}-2x1-png` },
});
const site: HeadSettings = {
  productName: 'Sample',
  productSlug: 'sample',
  applicationHost: 'app.example',
  facts: [{ name: 'uptime', value: '99.9 %' }],
  tagline: 'Books for {product}.',
  description: 'About {product}.',
  image: image('site'),
};
const page = { _id: 'drafts.a', _type: 'page', title: 'Why {product}', path: '/why-{product}', seo: {} };

it('fills the placeholders and what is missing, as the site does', () => {
  expect(shownHead(page, site, true)).toEqual({
    title: 'Why Sample | Sample',
    description: 'About Sample.',
    path: '/why-sample',
    isHidden: false,
    picture: 'drawn',
    drawnTitle: 'Why Sample',
  });
});

it.each([
  [{ title: 'All of {product}' }, { title: 'All of Sample' }],
  [{ title: '  ' }, { title: 'Why Sample | Sample' }],
  [{ description: 'Up {uptime}.' }, { description: 'Up 99.9 %.' }],
  [{ noindex: true }, { isHidden: true }],
  [{ image: image('own') }, { picture: { asset: { _ref: 'image-own-2x1-png' } } }],
])('“Search and sharing” of %j shows %j', (seo, shown) => {
  expect(shownHead({ ...page, seo }, site, true)).toMatchObject(shown);
});

it('the home page is titled by product and tagline', () => {
  const home = shownHead({ ...page, path: '/' }, site, true);
  expect(home).toMatchObject({ title: 'Sample | Books for Sample.', drawnTitle: 'Books for Sample.' });
});

it('an article is shared with an uploaded cover, and with the site’s picture where none can be drawn', () => {
  const covered = { ...page, _type: 'article', cover: { source: 'image', image: image('cover') } };
  const pictureOf = (document: Record<string, unknown>, canDraw: boolean) =>
    shownHead(document, site, canDraw).picture;
  expect(pictureOf(covered, true)).toEqual({ asset: { _ref: 'image-cover-2x1-png' } });
  expect(pictureOf({ ...covered, cover: { ...covered.cover, source: 'vignette' } }, true)).toBe('drawn');
  expect(pictureOf(page, false)).toEqual({ asset: { _ref: 'image-site-2x1-png' } });
});

it('shows a document that has nothing yet', () => {
  expect(shownHead({ _type: 'page', title: 'New' }, site, true)).toMatchObject({
    title: 'New | Sample',
    path: '',
  });
});

it.each([
  ['Short', 10, 'Short'],
  ['exactly 10', 10, 'exactly 10'],
  ['One two, three', 12, 'One two …'],
  ['Prices | Plinth', 12, 'Prices …'],
  ['Unbrokenword', 10, 'Unbroken …'],
])('“%s” within %i characters is “%s”', (text, most, shown) => {
  expect(cutForSearch(text, most)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(most);
});

it.each([
  ['/', 'site.example:8080'],
  ['/company/blog', 'site.example:8080 › company › blog'],
  ['/caf%C3%A9/%ff', 'site.example:8080 › café › %ff'],
])('the trail of %s is “%s”', (path, trail) => {
  expect(addressTrail('https://site.example:8080', path)).toBe(trail);
});
