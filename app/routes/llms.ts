import type { LoaderFunctionArgs } from '@remix-run/node';
import { cacheHeaders } from '../content/pages/cache-headers.server';
import { loadSite } from '../content/pages/load-site.server';
import { env } from '../env.server';
import { llmsTxt } from '../seo/llms-txt';
import { validatedResponse } from '../seo/validated-response.server';
import { publishedContent } from '../services.server';

/** The site for language models. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, publishedContent, 'text/plain; charset=utf-8', async () => {
    const main = await loadSite(publishedContent);
    const { languages = [] } = main.site.settings;
    const others = languages.slice(1).map(({ language }) => loadSite(publishedContent, language));
    const sites = [main, ...(await Promise.all(others))];
    const body = llmsTxt(
      sites.map(({ site }) => site),
      env.SITE_URL,
    );
    return { body, headers: cacheHeaders(sites.map(({ answer }) => answer)) };
  });
