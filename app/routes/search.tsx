import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageHeaders } from '../content/pages/cache-headers.server';
import { loadSearchPage } from '../search/load-search-page.server';
import { SearchPage } from '../search/search-page';
import { publishedContent, searchIndexes } from '../services.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { data, headers } = await loadSearchPage(request, publishedContent, searchIndexes);
  return json(data, { headers });
}

export const headers = pageHeaders;

export { RouteErrorBoundary as ErrorBoundary, routeMeta as meta } from '../error-pages/error-page';

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
