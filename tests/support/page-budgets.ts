import type { pageTypes } from './page-types';
import type { PageWeight } from './page-weight';

type PageBudget = Record<keyof PageWeight, number>;

const usual: PageBudget = { html: 20, css: 14, scripts: 4, fonts: 58 };

/**
 * What a page of each type may weigh, in KB (1,000 bytes) as brotli sends it at its best. What a page weighs today is a
 * little below; more than that is a decision to be made here.
 */
export const pageBudgetsKb: Record<(typeof pageTypes)[number], PageBudget> = {
  '/': usual,
  '/features': usual,
  '/features/inventory-management': usual,
  '/industry': usual,
  '/industry/retail-distribution': usual,
  '/company/about': usual,
  '/company/careers': usual,
  '/company/blog': usual,
  '/company/blog/three-way-match': usual,
  '/company/faq': usual,
  '/pricing': usual,
  '/resources/training': usual,
  '/support/contact-us': usual,
  '/plinth-rights/privacy-policy': usual,
  '/nothing-here': usual,
};

/** What React and the site's components weigh, which are fetched when a control that needs them is used. */
export const REACT_BUDGET_KB = 126;
