import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/cache-headers.server';
import { loadSite } from '../content/load-site.server';
import { methodNotAllowed } from '../content/responses.server';
import { llmsTxt } from '../seo/llms-txt';
import { siteUrl } from '../seo/site-url.server';
import { validatedResponse } from '../seo/validated-response.server';

/** The site for language models. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, 'text/plain; charset=utf-8', async () => {
    const { site, brand: _brand, ...answer } = await loadSite();
    const body = llmsTxt(site.navigation, site.settings, siteUrl());
    return { body, headers: cacheHeaders([answer]) };
  });

export const action = methodNotAllowed;
