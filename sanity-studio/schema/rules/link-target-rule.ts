import type { ValidationContext } from 'sanity';
import type { LinkFlaw } from '../../addresses/address-book';
import { readAddressBook } from '../../addresses/read-address-book';
import { API_VERSION } from './api-version';
import { checkHref } from './href-rule';

/**
 * Makes a check of whether a link leads somewhere.
 * @param kind of flaw to tell of: a dead link is an error, one to a page not yet published a warning
 * @returns a check for a link's field; true, or a sentence that says what is wrong
 */
export function checkLinkTarget(kind: LinkFlaw['kind']) {
  return async (href: string | undefined, context: ValidationContext): Promise<true | string> => {
    if (!href || checkHref(href) !== true) return true;
    const book = await readAddressBook(context.getClient({ apiVersion: API_VERSION }));
    const path = context.document?.path;
    const flaw = book.flawOf(href, typeof path === 'string' ? path : undefined);
    return flaw?.kind === kind ? flaw.message : true;
  };
}
