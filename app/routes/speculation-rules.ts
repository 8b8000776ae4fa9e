import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '../content/pages/responses.server';
import { securityHeaders } from '../security-headers.server';
import { HYDRATED } from '../ui/hydration/start-react';

const WHERE = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/preview', '/preview/*', '/*.xml', '/*.md'] } },
    // The router handles these links.
    { not: { selector_matches: `[${HYDRATED}] *` } },
  ],
};

/** Browsers prerender the page that a visitor is about to open, but not with data saving. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const savesData = request.headers.get('Save-Data') === 'on';
  return new Response(
    JSON.stringify(savesData ? {} : { prerender: [{ where: WHERE, eagerness: 'moderate' }] }),
    {
      headers: {
        ...securityHeaders(),
        'Content-Type': 'application/speculationrules+json',
        'Cache-Control': 'private, max-age=3600',
        Vary: 'Save-Data',
      },
    },
  );
};

export const action = methodNotAllowed;
