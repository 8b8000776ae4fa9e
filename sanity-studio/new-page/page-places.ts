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

/** The paths below which pages are or have cards, the home page's, which is empty, first. */
export function parentsIn({ pages }: SiteParts): string[] {
  const parents = pages.map(({ path }) => parentOf(path));
  const withCards = pages.filter(({ path, blocks }) => path !== '/' && blocks && blocks.length > 0);
  return [...new Set(['', ...parents, ...withCards.map(({ path }) => path)])].sort();
}

/** The part of the site that a page belongs to, or begins: the first of the path itself and those above it. */
export function parentNear(parts: SiteParts, path: string): string {
  const parents = parentsIn(parts);
  let parent = fromRoot(path);
  while (!parents.includes(parent)) parent = parentOf(parent);
  return parent;
}

/**
 * Where a page at this path is expected: in the group of the menu that has its neighbours, and on the page above it.
 * @param parent path of the page above it; empty for the home page, which expects none
 */
export function placesFor({ menu, pages }: SiteParts, parent: string): Places {
  const near = pages.find(({ path }) => path === (parent || '/') || parentOf(path) === parent);
  const language = near?.language ? { language: near.language } : {};
  if (parent === '') return language;
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
