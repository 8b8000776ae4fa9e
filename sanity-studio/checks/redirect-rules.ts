import { getPublishedId } from '@sanity/client/csm';
import { RESERVED } from './address-rules';
import type { ContentDocument, Finding } from './flaw';
import type { SiteIndex } from './site-index';

const GONE = 410;
/** Files that the site makes itself. */
const OWN_FILES = [
  'robots.txt',
  'sitemap.xml',
  'rss.xml',
  'llms.txt',
  'speculation-rules.json',
  'manifest.webmanifest',
];
/** No page can be there, but a redirect: older systems had their feeds at `/rss`. */
const MAY_BE_OLD = ['index', 'rss'];
const LONGEST_ADDRESS = 512;

/**
 * Checks the form of an old address: a path as another system may have had it, perhaps with a query, or a path that
 * ends in `/*`.
 * @param value what the editor typed
 * @returns true, or a sentence that says what to change
 */
export function checkOldAddress(value: string | undefined): true | string {
  if (!value) return 'Write the old address, for example /old-name.';
  if (!/^\/(?!\/)/.test(value)) return 'Begin with one slash, without the name of the site: /about.html.';
  if (/[\s\\#]/.test(value)) return 'An address has no spaces, no \\ and no #.';
  if (value.length > LONGEST_ADDRESS) return `An address has at most ${LONGEST_ADDRESS} characters.`;
  const [path = '', query] = value.split('?');
  const isWildcard = path.endsWith('/*');
  if (value.replace(/\/\*$/, '').includes('*') || (isWildcard && query !== undefined))
    return 'The star stands at the end only: /blog/*.';
  if (path === '/*') return 'Name the part of the site that has moved: /blog/*.';
  if (/\.md\/?$/i.test(path)) return 'Addresses that end in .md belong to the site itself. Choose another.';
  const first = path.toLowerCase().split('/')[1] ?? '';
  const isOwn = !MAY_BE_OLD.includes(first) && (RESERVED.includes(first) || OWN_FILES.includes(first));
  return !isOwn || `Addresses at /${first} belong to the site itself. Choose another.`;
}

/** A redirect: its old address, what else is there, and where it leads. */
export function* checkRedirect(document: ContentDocument, index: SiteIndex): Generator<Finding> {
  const { _id, from, to, page } = document;
  const form = checkOldAddress(typeof from === 'string' ? from : undefined);
  if (form !== true) yield { kind: 'unusable-path', path: 'from', message: form };
  const hasTarget = Boolean(to) || Boolean(page);
  if (document.status !== GONE && !hasTarget)
    yield { kind: 'dead-redirect', path: 'to', message: 'Say where the redirect leads.' };
  if (form !== true || typeof from !== 'string') return;
  const owner = index.addresses.ownerOf(from, getPublishedId(_id));
  if (owner?.isPage)
    yield {
      kind: 'shadowing-redirect',
      path: 'from',
      message: `“${owner.name}” stands at this path. Move or unpublish it first.`,
    };
  else if (owner)
    yield {
      kind: 'path-clash',
      path: 'from',
      message: 'Another redirect begins at this address. Change that one instead.',
    };
  if (document.status !== GONE && hasTarget) yield* checkTarget(document, from, index);
}

function* checkTarget(document: ContentDocument, from: string, index: SiteIndex): Generator<Finding> {
  const status = typeof document.status === 'number' ? document.status : 0;
  const to = index.addresses.targetOf({ page: document.page, to: document.to });
  const flaw = index.addresses.flawOfRedirect({ _id: getPublishedId(document._id), from, to, status });
  if (!flaw) return;
  const kind = flaw.kind === 'dead' ? 'dead-redirect' : 'unpublished-link';
  yield { kind, path: document.page ? 'page' : 'to', message: flaw.message };
}
