import { canonicalPath } from './canonical-path';

/** A redirect as editors store it, its placeholders filled. */
export type RedirectRule = {
  /**
   * A path in any spelling, perhaps with a query (`/index.php?id=7`). `/blog/*` stands for every path below `/blog`.
   */
  from: string;
  /** A path or a full URL; `/*` at its end stands for what `/*` of the old address stood for. */
  to: string | null;
  /** 301, 302, 307, 308, or 410: gone. */
  status: number;
};

/** `loop`: in a circle, or through more redirects than `MAX_HOPS`. `invalid`: to a target that is no address. */
type RedirectOutcome<Rule extends RedirectRule> = { through: Rule[] } & (
  | { kind: 'target'; target: URL; status: number }
  | { kind: 'gone' | 'loop' | 'invalid' }
);

type Following = {
  /** Resolves the target of a redirect for a requested URL; undefined if it is no address. */
  targetOf: (to: string, requested: URL) => URL | undefined;
  /** Whether a page stands at a canonical path. A page wins over a redirect from its path. */
  isPage: (path: string) => boolean;
};

/** No chain that editors make by hand is longer; `/a/*` to `/a/b/*` would never end. */
const MAX_HOPS = 25;
const GONE = 410;
const TEMPORARY = [302, 307];
const WILDCARD = '/*';
/** At the end of a target's path; `https://*` would let the visitor choose the host. */
const WILDCARD_TARGET = /(?<![/:])\/\*$/;

/** The parts of an old address. @param from as in `RedirectRule` */
export function readOldAddress(from: string) {
  const [address = '', query = ''] = from
    .trim()
    .replace(/#.*$/, '')
    .split(/\?(.*)/s);
  const isWildcard = address.endsWith(WILDCARD);
  return {
    /** Canonical; for a wildcard the path above it. */
    path: canonicalPath(isWildcard ? address.slice(0, -WILDCARD.length) : address),
    isWildcard,
    query: [...new URLSearchParams(query)],
  };
}

type Stored<Rule> = { rule: Rule; query: [name: string, value: string][] };
type Match<Rule> = Stored<Rule> & { to: string | null };

/** The cost of a request does not depend on their number. */
export class RedirectTable<Rule extends RedirectRule = RedirectRule> {
  readonly #exact = new Map<string, Stored<Rule>[]>();
  readonly #below = new Map<string, Rule>();

  /** @param rules of several with one old address the first counts */
  constructor(rules: Iterable<Rule>) {
    for (const rule of rules) {
      const { path, isWildcard, query } = readOldAddress(rule.from);
      if (isWildcard) this.#below.set(path, this.#below.get(path) ?? rule);
      else if (!this.#exact.get(path)?.push({ rule, query })) this.#exact.set(path, [{ rule, query }]);
    }
    // What asks for more parameters is more specific. The sort is stable.
    for (const stored of this.#exact.values())
      stored.sort((one, other) => other.query.length - one.query.length);
  }

  /** Whether it depends on the query which redirect applies to a canonical path. */
  readsQuery(path: string): boolean {
    return this.#exact.get(path)?.some(({ query }) => query.length > 0) === true;
  }

  /**
   * Follows redirects to their end, in one hop for the visitor. One temporary redirect makes all temporary.
   * @returns undefined if none applies
   */
  follow(requested: URL, { targetOf, isPage }: Following): RedirectOutcome<Rule> | undefined {
    const through: Rule[] = [];
    const seen = new Set([addressOf(requested)]);
    let url = requested;
    for (let match = this.#find(url); match; match = this.#find(url)) {
      through.push(match.rule);
      if (match.rule.status === GONE) return { kind: 'gone', through };
      const target = match.to === null ? undefined : targetOf(match.to, without(url, match.query));
      if (!target) return { kind: 'invalid', through };
      const address = addressOf(target);
      const isOwn = target.origin === requested.origin;
      if (isOwn && (seen.has(address) || through.length > MAX_HOPS)) return { kind: 'loop', through };
      // As browsers do it.
      if (target.hash === '') target.hash = url.hash;
      url = target;
      if (!isOwn || isPage(canonicalPath(target.pathname))) break;
      seen.add(address);
    }
    const [first] = through;
    if (!first) return undefined;
    const { status } = through.find((rule) => TEMPORARY.includes(rule.status)) ?? first;
    return { kind: 'target', target: url, status, through };
  }

  /** The most specific redirect: of one address before those of all below a path, of these the longest path. */
  #find(url: URL): Match<Rule> | undefined {
    const path = canonicalPath(url.pathname);
    const isAsked = ([name, value]: [string, string]) => url.searchParams.getAll(name).includes(value);
    const exact = this.#exact.get(path)?.find(({ query }) => query.every(isAsked));
    if (exact) return { ...exact, to: exact.rule.to };
    for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
      const rule = this.#below.get(path.slice(0, end) || '/');
      const rest = path.slice(end);
      if (rule && rest !== '/')
        return { rule, query: [], to: rule.to?.replace(WILDCARD_TARGET, () => rest) ?? null };
      if (end === 0) return undefined;
    }
    return undefined;
  }
}

const addressOf = (url: URL) => canonicalPath(url.pathname) + url.search;

/** The parameters that belong to the old address are not the visitor's own, and are not carried along. */
function without(url: URL, query: Stored<unknown>['query']): URL {
  if (query.length === 0) return url;
  const rest = new URL(url);
  for (const [name, value] of query) rest.searchParams.delete(name, value);
  return rest;
}
