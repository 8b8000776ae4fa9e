import { frameIn, type SiteLanguage } from '../languages/site-languages';

/** What a new page may be entered in, as drafts see it. */
export type SiteParts = {
  menu: MenuGroup[];
  /** `language`: where the site has several. */
  pages: {
    _id: string;
    title: string | null;
    path: string;
    language?: string | null;
    blocks: Grid[] | null;
  }[];
  /** Of the language that they are in, beside the default one, and the path of its home page. */
  tag?: string;
  root?: string;
};

type MenuGroup = {
  /** Id of the menu: each language has one. */
  menu: string;
  _key: string;
  name: string | null;
  href: string | null;
  dropdown: boolean | null;
  items: { href: string | null; icon: string | null }[] | null;
};

/** A block whose cards or sections lead to pages. */
type Grid = { _type: 'industryGrid' | 'moduleSections'; _key: string };

/** Input of `placesFor`; the perspective must be `drafts`. */
export const partsQuery = `{
  "menu": *[_type == "navigation"]{ "groups": items[]{ "menu": ^._id, _key, name, href, dropdown, items[]{ href, icon } } }.groups[],
  "pages": *[_type == "page" && defined(path)] | order(path asc){
    _id,
    title,
    path,
    language,
    "blocks": blocks[_type in ["industryGrid", "moduleSections"]]{ _type, _key }
  }
}`;

/** The group of the menu, and the page with cards, that a page belongs to. */
export type Places = {
  /** In which the page is. */
  language?: string | undefined;
  menu?: { id: string; key: string; name: string; icon: string | undefined };
  grid?: { pageId: string; pageTitle: string; block: Grid };
};

/** What is in a language of the site. */
export function partsIn(
  { menu, pages }: SiteParts,
  languages: readonly SiteLanguage[],
  tag: string | undefined,
): SiteParts {
  const [main, ...others] = languages;
  const isOfMain = tag === undefined || tag === main?.tag;
  const isOther = (language: unknown) => others.some((other) => other.tag === language);
  const own = pages.filter(({ language }) => (isOfMain ? !isOther(language) : language === tag));
  const id = frameIn(languages, tag, 'navigation');
  const groups = menu.filter((group) => group.menu === id);
  if (isOfMain) return { menu: groups, pages: own };
  const top = own.find(({ path }) => parentOf(path) === '')?.path;
  return { menu: groups, pages: own, tag, root: top ?? `/${tag.toLowerCase()}` };
}

/** The paths below which pages are or have cards, the home page's, which is empty in the default language, first. */
export function parentsIn({ pages, root = '' }: SiteParts): string[] {
  const parents = pages.map(({ path }) => parentOf(path) || root);
  const withCards = pages.filter(({ path, blocks }) => path !== '/' && blocks && blocks.length > 0);
  return [...new Set([root, ...parents, ...withCards.map(({ path }) => path)])].sort();
}

/** The part of the site that a page belongs to, or begins: the first of the path itself and those above it. */
export function parentNear(parts: SiteParts, path: string): string {
  const parents = parentsIn(parts);
  let parent = fromRoot(path);
  while (parent !== '' && !parents.includes(parent)) parent = parentOf(parent);
  return parents.includes(parent) ? parent : (parts.root ?? '');
}

/**
 * Where a page at this path is expected: in the group of the menu that has its neighbours, and on the page above it.
 * @param parent path of the page above it; the home page expects none
 */
export function placesFor({ menu, pages, tag, root = '' }: SiteParts, parent: string): Places {
  const near = pages.find(({ path }) => path === (parent || '/') || parentOf(path) === parent);
  const own = tag ?? near?.language;
  const language = own ? { language: own } : {};
  if (parent === root) return language;
  const group = menu.find(
    ({ dropdown, href, items }) =>
      dropdown &&
      (fromRoot(href) === parent || items?.some((item) => parentOf(fromRoot(item.href)) === parent)),
  );
  const page = pages.find(({ path }) => path === parent);
  const block = page?.blocks?.[0];
  return {
    ...language,
    ...(group && {
      menu: {
        id: group.menu,
        key: group._key,
        name: group.name ?? '',
        icon: group.items?.at(-1)?.icon ?? undefined,
      },
    }),
    ...(page && block && { grid: { pageId: page._id, pageTitle: page.title ?? '', block } }),
  };
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
/** The site resolves links without a leading slash from the root. */
const fromRoot = (href: string | null) => (href ? `/${href.replace(/^\//, '')}` : '');
