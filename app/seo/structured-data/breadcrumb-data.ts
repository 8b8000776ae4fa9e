import { safeHref } from '../../ui/safe-href';
import { absoluteUrl } from '../absolute-url';
import type { LinkedData } from './linked-data';

/** Search engines show no trail of one step. */
const LEAST_STEPS = 2;

/**
 * The trail above a page (schema.org/BreadcrumbList). Steps that are no page, such as the menu group “Company”, are
 * left out: every step but the last must have an address.
 * @param trail as the reader sees it, the page itself last
 * @param page address of the page
 * @returns undefined where too few steps remain
 */
export function breadcrumbData(
  trail: ReadonlyArray<{ label: string; href?: string }>,
  page: string,
  siteUrl: string,
): LinkedData | undefined {
  const steps = trail.flatMap(({ label, href }, index) => {
    if (index === trail.length - 1) return [{ name: label, item: page }];
    const safe = safeHref(href);
    return safe.kind === 'internal' ? [{ name: label, item: absoluteUrl(safe.href, siteUrl) }] : [];
  });
  if (steps.length < LEAST_STEPS) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
