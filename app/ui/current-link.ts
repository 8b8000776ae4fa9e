import { safeHref } from './safe-href';

/**
 * The `aria-current` value of a link on the page that is shown.
 * @param href a link of the content; a path without a leading slash is resolved from the root
 * @param home path of the home page in its language
 * @returns `page` for the page itself, `true` for a page below it (an article below its blog, but none below home)
 */
export function isCurrent(href: string, path: string, home = '/'): 'page' | 'true' | undefined {
  const target = pathOf(href);
  const here = pathOf(path);
  if (target === undefined || here === undefined) return undefined;
  if (target === here) return 'page';
  return target !== pathOf(home) && target !== '/' && here.startsWith(`${target}/`) ? 'true' : undefined;
}

function pathOf(href: string): string | undefined {
  const safe = safeHref(href);
  if (safe.kind !== 'internal' || !safe.href.startsWith('/')) return undefined;
  const path = safe.href.replace(/[?#].*$/, '').toLowerCase();
  return path === '/' ? path : path.replace(/\/+$/, '');
}
