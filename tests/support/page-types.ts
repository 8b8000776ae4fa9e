/** One page of each kind: every block, document and error page of the site is on one of them. */
export const pageTypes = [
  '/',
  '/features',
  '/features/inventory-management',
  '/industry',
  '/industry/retail-distribution',
  '/company/about',
  '/company/careers',
  '/company/blog',
  '/company/blog/three-way-match',
  '/company/faq',
  '/pricing',
  '/resources/training',
  '/support/contact-us',
  '/plinth-rights/privacy-policy',
  '/nothing-here',
] as const;
