import type { ArchiveDocument } from '../archive';
import { type Defect, ofType, type Pick, type Place, type Plan, pagesIn, placesWith } from './defect';

const isLink = ({ value, document }: Place) =>
  typeof value.href === 'string' && value._type !== 'socialLink' && document._type !== 'navigation';

/** Gives one link of the site another target. */
const linkTo =
  (...targets: readonly string[]): Defect =>
  (documents, pick) => {
    const { value, document } = pick(placesWith(documents, isLink));
    value.href = pick(targets);
    return [document._id];
  };

/** Misspells the end of a path or anchor, as a typing mistake does. */
const misspelt = (text: string, pick: Pick) => pick([`${text}s`, text.slice(0, -2), `${text}-1`, `${text}x`]);

/** The product's short name, as paths may spell it out. */
const slugOf = (documents: ArchiveDocument[]) => String(ofType(documents, 'siteSettings')[0]?.productSlug);

/** Ways to break links, paths, redirects and the menu, by the names of the kinds. */
export const addressDefects: Record<string, Plan> = {
  'dead link': [
    ['dead-link', 'dead-redirect'],
    (documents, pick) => {
      const path = String(pick(pagesIn(documents).filter(({ path }) => path !== '/')).path);
      return linkTo(misspelt(path, pick), `${path}/more`, '/no-such-page', 'nowhere')(documents, pick);
    },
  ],
  'dead anchor': [
    ['dead-link', 'dead-redirect'],
    (documents, pick) => {
      const anchored = placesWith(
        documents,
        (place) => isLink(place) && /^\/.*#/.test(String(place.value.href)),
      );
      const path = String(pick(pagesIn(documents)).path);
      const known = misspelt(String(pick(anchored).value.href), pick);
      return linkTo(known, `${path}#no-such-part`)(documents, pick);
    },
  ],
  'link to a redirect that leads nowhere': [
    ['dead-redirect'],
    (documents, pick) => {
      const to = pick(['/nowhere', '/support/contact', 'no-page', undefined]);
      documents.push({
        _id: 'planted',
        _type: 'redirect',
        from: '/planted',
        to,
        status: pick([301, 307, 308]),
      });
      linkTo('/planted')(documents, pick);
      return ['planted'];
    },
  ],
  'script link': [
    ['forbidden-link'],
    linkTo(
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JavaScript:void(0)',
      'data:text/html,<b>x</b>',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      'file:///etc/passwd',
    ),
  ],
  'link to a page that is not published': [
    ['unpublished-link'],
    (documents, pick) => {
      const page = pick(pagesIn(documents).filter(({ _id }) => _id !== 'page-home'));
      page._id = `drafts.${page._id}`;
      return linkTo(String(page.path))(documents, pick);
    },
  ],
  'path used twice': [
    ['path-clash'],
    (documents, pick) => {
      const from = pick(pagesIn(documents));
      const to = pick(pagesIn(documents).filter((page) => page !== from));
      to.path = pick([String(from.path), String(from.path).replace('{product}', slugOf(documents))]);
      return [from._id, to._id];
    },
  ],
  'reserved or malformed path': [
    ['unusable-path'],
    (documents, pick) => {
      const page = pick(pagesIn(documents));
      page.path = pick([
        '/api',
        '/preview/x',
        '/assets/a',
        '/index',
        '/og/x',
        '/A',
        '/a b',
        'pricing',
        '/a/',
        '/a.md',
        '//a',
      ]);
      return [page._id];
    },
  ],
  'redirect at the path of a page': [
    ['shadowing-redirect'],
    (documents, pick) => {
      const page = pick(pagesIn(documents));
      const from = pick([String(page.path), String(page.path).replace('{product}', slugOf(documents))]);
      documents.push({
        _id: 'planted',
        _type: 'redirect',
        from,
        to: '/',
        status: pick([301, 302, 308, 410]),
      });
      return ['planted', page._id];
    },
  ],
  'menu entry without a page': [
    ['menu-without-page'],
    (documents, pick) => {
      const navigation = documents.filter(({ _type }) => _type === 'navigation');
      const { value } = pick(placesWith(navigation, ({ value }) => typeof value.href === 'string'));
      if (value._type === 'menuItem' && value.dropdown === true && pick([true, false])) value.items = [];
      else value.href = misspelt(String(value.href === '/' ? '/home' : value.href), pick);
      return ['navigation'];
    },
  ],
};
