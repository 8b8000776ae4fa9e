import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/cache-headers.server';
import { ContentUnavailable } from '../content/content-unavailable.server';
import { loadSite } from '../content/load-site.server';
import { refuseWrite, unavailable } from '../content/responses.server';
import { validatedResponse } from '../seo/validated-response.server';
import { webManifest } from '../seo/web-manifest';

/** Name and icons of the site, for those who keep it on a home screen. */
export async function loader({ request }: LoaderFunctionArgs) {
  try {
    const { site, brand: _brand, ...answer } = await loadSite();
    return validatedResponse({
      request,
      body: JSON.stringify(webManifest(site.settings)),
      type: 'application/manifest+json; charset=utf-8',
      headers: cacheHeaders([answer]),
    });
  } catch (error) {
    if (error instanceof ContentUnavailable) return unavailable();
    throw error;
  }
}

export const action = refuseWrite;
