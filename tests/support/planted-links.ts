import {
  type Defect,
  LINK,
  listOf,
  ofType,
  PICTURE,
  type Plant,
  prose,
  ROOT,
  seoOf,
  setting,
  withBlock,
} from './planted-site';

const linkTo = (href: string) => setting('page', LINK, { href });
const page = (_id: string) => ({
  ...{ _id, _type: 'page', path: '/planted', title: 'A planted page' },
  blocks: [{ _key: 'head', _type: 'pageHero', title: 'A planted page', layout: 'strip' }],
  seo: { _type: 'seo', description: 'What nobody has written before, and nobody will ever need to read.' },
});
const redirect = (from: unknown, to: string) => ({
  ...{ _id: 'redirect-planted', _type: 'redirect', from, to, status: 308 },
});
const inCircle: Plant = (site) => {
  site.add({ ...redirect('/planted-new', '/planted-old'), _id: 'redirect-back' });
  return site.add(redirect('/planted-old', '/planted-new'));
};
const toDraft: Plant = (site) => {
  site.add(page('drafts.planted'));
  return linkTo('/planted')(site);
};
const toHiddenPart: Plant = (site) => {
  const { path } = withBlock(prose('part', { visibleUntil: '2020-01-01T00:00:00Z' }))(site);
  return linkTo(`${path}#part`)(site);
};
const toNoChoice: Plant = (site) => {
  const { document } = site.one('page', ofType('quoteBuilder'));
  return linkTo(`${document.path}?module=nothing`)(site);
};
/** Of the chosen page, the menu must be named. */
const unlisted: Plant = (site) => {
  const pages = new Map(
    site.documents.flatMap((each) => (typeof each.path === 'string' ? [[each.path, each] as const] : [])),
  );
  const { value, document } = site.one('navigation', ({ href }) => pages.has(String(href)));
  Object.assign(seoOf(pages.get(String(value.href)) ?? {}), { noindex: true });
  return document;
};

/** Defects of addresses, links, menus, redirects and pictures. */
export const linkDefects: readonly Defect[] = [
  ['dead-link', 'a link to no page', linkTo('/no-such-page')],
  ['dead-link', 'a link to no part', linkTo('/#no-such-part')],
  ['dead-link', 'an address of our own in full', linkTo('http://localhost:3000/no-such-page')],
  ['dead-link', 'a link that chooses nothing', toNoChoice],
  ['forbidden-link', 'a script', linkTo('javascript:alert(1)')],
  ['unpublished-link', 'a link to a draft', toDraft],
  ['unpublished-link', 'a link to a part whose time is over', toHiddenPart],
  ['dead-redirect', 'a redirect to nowhere', (site) => site.add(redirect('/planted-old', '/no-such-page'))],
  ['dead-redirect', 'redirects in a circle', inCircle],
  [
    'shadowing-redirect',
    'a redirect at a page',
    (site) => site.add(redirect(site.one('page', ROOT).value.path, '/')),
  ],
  ['path-clash', 'a path twice', (site) => site.add({ ...site.one('page', ROOT).document, _id: 'planted' })],
  ['unusable-path', 'a path with capitals', setting('page', ROOT, { path: '/Not A Path' })],
  [
    'menu-without-page',
    'a menu entry without a link',
    setting('navigation', ofType('menuItem'), { href: undefined, dropdown: false }),
  ],
  ['hidden-in-menu', 'a page in the menu that search engines must not list', unlisted],
  ['orphan', 'a page that nobody links to', (site) => site.add(page('planted'))],
  [
    'missing-picture',
    'a picture that is not chosen',
    setting('page article', PICTURE, { source: 'image', image: undefined }),
  ],
  ['undescribed-picture', 'a picture without a text', setting('page article', PICTURE, { alt: undefined })],
  ['file-name', 'a file’s name as its text', setting('page article', PICTURE, { alt: 'team-photo_2.JPG' })],
  ['file-name', 'a camera’s number as its text', setting('page article', PICTURE, { alt: 'IMG 4711' })],
  ['dead-choice', 'a role in no module', setting('page', ofType('quoteRole'), { modules: ['acounting'] })],
  [
    'small-share-picture',
    'a small picture for sharing',
    setting('page', ofType('seo'), {
      image: { _type: 'image', asset: { _type: 'reference', _ref: 'image-0a-600x315-png' } },
    }),
  ],
  [
    'small-image',
    'a small image',
    setting('page article', PICTURE, {
      source: 'image',
      image: { _type: 'image', asset: { _type: 'reference', _ref: 'image-0a-100x100-png' } },
    }),
  ],
  [
    'doubled',
    'a link name twice',
    (site) => {
      const document = withBlock(prose('twice'))(site);
      listOf(document.blocks).push(prose('twice', { _key: 'again', body: [] }));
      return document;
    },
  ],
];
