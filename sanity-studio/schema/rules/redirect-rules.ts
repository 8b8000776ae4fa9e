import type { CustomValidatorResult, ValidationContext } from 'sanity';
import { API_VERSION } from '../../../protocol/lake-api';
import { type LinkFlaw, publishedId } from '../../addresses/links';
import { readAddressBook } from '../../addresses/read-addresses';
import { RESERVED } from './address-rules';

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
  const isOwn = first !== 'index' && (RESERVED.includes(first) || OWN_FILES.includes(first));
  return !isOwn || `Addresses at /${first} belong to the site itself. Choose another.`;
}

/**
 * Checks that no published page has the old address, and no other redirect begins there.
 * @returns true, or a sentence that names what is in the way
 */
export async function checkOldAddressIsFree(
  from: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  if (!from || checkOldAddress(from) !== true) return true;
  const book = await readAddressBook(context.getClient({ apiVersion: API_VERSION }));
  const owner = book.ownerOf(from, publishedId(context.document?._id ?? ''));
  if (owner === undefined) return true;
  if (owner.isPage) return `“${owner.name}” stands at this path. Move or unpublish it first.`;
  return 'Another redirect begins at this address. Change that one instead.';
}

type RedirectValue = { _id?: string; from?: unknown; to?: unknown; page?: unknown; status?: unknown };

/**
 * Makes a check of where a redirect leads.
 * @param kind of flaw to report: a loop or a dead end is an error, a page not yet published a warning
 * @returns a check for a redirect as a whole, whose answer names the field
 */
export function checkRedirect(kind: LinkFlaw['kind']) {
  return async (
    value: RedirectValue | undefined,
    context: ValidationContext,
  ): Promise<CustomValidatorResult> => {
    if (!value || value.status === GONE) return true;
    const { _id = '', from, to } = value;
    const path = [value.page ? 'page' : 'to'];
    if (!to && !value.page)
      return kind === 'dead' ? { message: 'Say where the redirect leads.', path } : true;
    if (typeof from !== 'string' || checkOldAddress(from) !== true) return true;
    const book = await readAddressBook(context.getClient({ apiVersion: API_VERSION }));
    const target = book.targetOf(value);
    const status = typeof value.status === 'number' ? value.status : 0;
    const flaw = book.flawOfRedirect({ _id: publishedId(_id), from, to: target, status });
    return flaw?.kind === kind ? { message: flaw.message, path } : true;
  };
}
