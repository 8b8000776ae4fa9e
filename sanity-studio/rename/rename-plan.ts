import { getPublishedId, isPublishedId } from '@sanity/client/csm';
import { IS_PAGE } from '../../protocol/page-types';
import { fillLink } from '../../protocol/placeholders';
import { checkPath } from '../checks/address-rules';

/** What a rename needs to know: published versions and drafts. Its query is `renameQuery`. */
export type RenameContent = {
  /** Of every language: the product has one name. */
  settings: { _id: string; _rev: string; productSlug: string | null }[];
  pages: { _id: string; _rev: string; _type: string; title: string | null; path: string }[];
  redirects: { _id: string; _rev: string; from: string; to: string | null }[];
};

export type ProductNames = { productName: string; productSlug: string; applicationHost: string };

/** A published page whose address changes. `to` may hold `{product}`, so that it survives the next rename. */
type Move = { title: string; from: string; to: string; newPath: string };

type Redirect = { _id: string; _type: 'redirect'; from: string; to: string; status: 308 };
type Patch = { id: string; ifRevisionID: string; set: Record<string, string> };

export type RenamePlan = {
  moves: Move[];
  patches: Patch[];
  /** Redirects from the old addresses. */
  creations: Redirect[];
  /** Redirects that begin at an address that a page has now. */
  deletions: string[];
  /** Sentences: with any of them nothing may be written. */
  problems: string[];
};

/** Input of `planRename`; the perspective must be `raw`. */
export const renameQuery = `{
  "settings": *[_type == "siteSettings"]{ _id, _rev, productSlug },
  "pages": *[${IS_PAGE} && defined(path)]{ _id, _rev, _type, title, path },
  "redirects": *[_type == "redirect" && defined(from)]{ _id, _rev, from, to }
}`;

/**
 * Plans what changes when the product is renamed. Published versions and drafts are changed alike, and each stays what
 * it is. A path with `{product}` follows the short name by itself; one with the short name written out gets
 * `{product}`, except an article's, which is of its time. Every address that visitors know leads on by a redirect.
 */
export function planRename(content: RenameContent, names: ProductNames): RenamePlan {
  const published = content.settings.find(({ _id }) => _id === 'siteSettings');
  const oldSlug = published?.productSlug;
  if (!oldSlug) return { ...nothing(), problems: ['Publish Site settings first.'] };
  const paths = new RenamedPaths(oldSlug, names.productSlug);
  const moves = content.pages.filter(isPublished).flatMap((page) => paths.moveOf(page));
  const redirects = planRedirects(content, moves, paths);
  const settings = content.settings.map(({ _id, _rev }) => patch(_id, _rev, { ...names }));
  const pages = content.pages.flatMap((page) => {
    const path = paths.stored(page);
    return path === page.path ? [] : [patch(page._id, page._rev, { path })];
  });
  return {
    ...redirects,
    moves,
    patches: [...settings, ...pages, ...redirects.patches],
    problems: findProblems(content, paths),
  };
}

const nothing = (): RenamePlan => ({ moves: [], patches: [], creations: [], deletions: [], problems: [] });
const patch = (id: string, ifRevisionID: string, set: Record<string, string>) => ({ id, ifRevisionID, set });
const isPublished = ({ _id }: { _id: string }) => isPublishedId(_id);

/** Paths before and after. */
class RenamedPaths {
  readonly #old: string;
  readonly #new: string;
  readonly #mention: RegExp;

  constructor(oldSlug: string, newSlug: string) {
    this.#old = oldSlug;
    this.#new = newSlug;
    this.#mention = new RegExp(`(?<=[/-])${oldSlug}(?=[/-]|$)`, 'g');
  }

  before = (path: string) => fillLink(path, { productSlug: this.#old, applicationHost: '' });
  after = (path: string) => fillLink(path, { productSlug: this.#new, applicationHost: '' });

  /** The path of a page as it is stored afterwards. */
  stored({ _type, path }: { _type: string; path: string }): string {
    if (_type === 'article' || this.#old === this.#new) return path;
    return path.replace(this.#mention, '{product}');
  }

  moveOf(page: RenameContent['pages'][number]): Move[] {
    const from = this.before(page.path);
    const to = this.stored(page);
    const newPath = this.after(to);
    return from === newPath ? [] : [{ title: page.title ?? 'Untitled', from, to, newPath }];
  }
}

/** Old redirects keep their addresses, and lead to the moved pages in one step. */
function planRedirects({ redirects }: RenameContent, moves: readonly Move[], paths: RenamedPaths) {
  const creations = moves.map(
    ({ from, to }): Redirect => ({
      // Paths hold no underscore, so no two of them get the same id.
      _id: `redirect${from.replaceAll('/', '_')}`,
      _type: 'redirect',
      from,
      to,
      status: 308,
    }),
  );
  const created = new Set(creations.map(({ _id }) => _id));
  const taken = new Set(moves.flatMap(({ from, newPath }) => [from, newPath]));
  const targets = new Map(moves.map(({ from, to }) => [from, to]));
  const isReplaced = ({ _id, from }: { _id: string; from: string }) =>
    taken.has(paths.before(from)) || created.has(getPublishedId(_id));
  const deletions = redirects.filter((each) => isReplaced(each) && !created.has(each._id));
  const patches = redirects
    .filter((each) => !isReplaced(each))
    .flatMap(({ _id, _rev, ...redirect }) => {
      const isMoved = paths.before(redirect.from) !== paths.after(redirect.from);
      const from = isMoved ? paths.before(redirect.from) : redirect.from;
      const to = targets.get(paths.before(redirect.to ?? '')) ?? redirect.to;
      const set = { ...(from !== redirect.from && { from }), ...(to && to !== redirect.to && { to }) };
      return Object.keys(set).length > 0 ? [patch(_id, _rev, set)] : [];
    });
  return { creations, deletions: deletions.map(({ _id }) => _id), patches };
}

/** Two published pages at one address, or an address that belongs to the site. */
function findProblems({ pages }: RenameContent, paths: RenamedPaths): string[] {
  const byPath = new Map<string, string>();
  return pages.filter(isPublished).flatMap((page) => {
    const path = paths.after(paths.stored(page));
    const name = page.title ?? 'Untitled';
    const other = byPath.get(path);
    byPath.set(path, name);
    if (other !== undefined) return [`“${other}” and “${name}” would both stand at ${path}.`];
    const form = checkPath(path);
    return form === true || path === page.path ? [] : [`“${name}” would stand at ${path}. ${form}`];
  });
}
