import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/cache-headers.server';
import { loadSite } from '../content/load-site.server';
import { methodNotAllowed } from '../content/responses.server';
import { validatedResponse } from '../seo/validated-response.server';
import { webManifest } from '../seo/web-manifest';

/** Name and icons of the site on a home screen. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, 'application/manifest+json; charset=utf-8', async () => {
    const { site, brand: _brand, ...answer } = await loadSite();
    return { body: JSON.stringify(webManifest(site.settings)), headers: cacheHeaders([answer]) };
  });

export const action = methodNotAllowed;
