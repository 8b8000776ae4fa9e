import { HYDRATED } from '../ui/hydration/start-react';

const WHERE = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/preview', '/preview/*', '/*.xml', '/*.md'] } },
    // The router handles these links.
    { not: { selector_matches: `[${HYDRATED}] *` } },
  ],
};
const RULES = JSON.stringify({ prerender: [{ where: WHERE, eagerness: 'moderate' }] });

/** Browsers prerender the page that a visitor is about to open, but not while they save data. */
export const loader = () =>
  new Response(RULES, {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
