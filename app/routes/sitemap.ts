import type { LoaderFunctionArgs } from '@remix-run/node';
import { listPageOf, PAGE_PARAMETER } from '../../protocol/list-page';
import { cacheHeaders, dependsOnQuery } from '../content/pages/cache-headers.server';
import { loadSitemap } from '../content/pages/load-site.server';
import { methodNotAllowed, notFound } from '../content/pages/responses.server';
import { env } from '../env.server';
import { validatedResponse } from '../seo/validated-response.server';
import { sitemapXml } from '../seo/xml-files';

const FOR_ANY_PAGE = dependsOnQuery([PAGE_PARAMETER]);

/** Every page that may be indexed; of a large site an index, whose files `page` names. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  validatedResponse(request, 'application/xml; charset=utf-8', async () => {
    const { searchParams } = new URL(request.url);
    const { entries, answers } = await loadSitemap();
    const page = searchParams.has(PAGE_PARAMETER) ? (listPageOf(searchParams) ?? 0) : undefined;
    const body = sitemapXml(entries, env.SITE_URL, page);
    if (body === undefined) throw notFound(404, answers, FOR_ANY_PAGE);
    return { body, headers: { ...cacheHeaders(answers), ...FOR_ANY_PAGE } };
  });

export const action = methodNotAllowed;
