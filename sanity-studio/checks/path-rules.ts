import { pageTypes } from '../../protocol/page-types';
import { checkPath as checkForm } from './address-rules';
import type { CheckedDocument } from './check-document';
import type { Finding } from './flaw';
import { checkRedirect } from './redirect-rules';
import type { SiteIndex } from './site-index';

/** Whether documents of a type are pages of the site. */
export function isPageType(type: string): boolean {
  return pageTypes.includes(type);
}

/** The path of a page or redirect: its form, and what else is there. */
export function* checkPath({ document }: CheckedDocument, index: SiteIndex): Generator<Finding> {
  if (document._type === 'redirect') yield* checkRedirect(document, index);
  if (!isPageType(document._type)) return;
  const field = 'path';
  const path = typeof document.path === 'string' ? document.path : undefined;
  // A topic has a page only if an editor gives it one.
  if (path === undefined && document._type === 'topic') return;
  const form = checkForm(path);
  if (form !== true) yield { kind: 'unusable-path', path: field, message: form };
  if (!path || form !== true) return;
  const others = index.othersAt(path, document);
  const published = others.find(({ isPublished }) => isPublished);
  const [draft] = others;
  if (published) yield { path: field, ...clash(published) };
  else if (draft)
    yield {
      kind: 'draft-clash',
      path: field,
      message: `“${draft.name}”, not published yet, has this path too. Only one can be published.`,
    };
}

function clash(other: { isRedirect: boolean; name: string }): Omit<Finding, 'path'> {
  const kind = other.isRedirect ? 'shadowing-redirect' : 'path-clash';
  if (other.isRedirect)
    return { kind, message: 'A redirect begins at this path. Remove it first, or choose another.' };
  return { kind, message: `“${other.name}” has this path already. Choose another.` };
}
