import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/pages/cache-headers.server';
import { loadSite } from '../content/pages/load-site.server';
import { methodNotAllowed } from '../content/pages/responses.server';
import { env } from '../env.server';
import { llmsTxt } from '../seo/llms-txt';
import { validatedResponse } from '../seo/validated-response.server';

/** The site for language models. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, 'text/plain; charset=utf-8', async () => {
    const { site, answer } = await loadSite();
    const body = llmsTxt(site.navigation, site.settings, env.SITE_URL);
    return { body, headers: cacheHeaders([answer]) };
  });

export const action = methodNotAllowed;
