import { type HeadersFunction, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { cacheHeaders, mergeCacheHeaders } from '../content/cache-headers.server';
import { methodNotAllowed } from '../content/responses.server';
import { errorMeta, PageForError } from '../error-pages/error-page';
import type { loader as rootLoader } from '../root';
import { FOR_ANY_SEARCH, loadSearchPage } from '../search/load-search-page.server';
import { SearchPage } from '../search/search-page';

/** Seconds for which all visitors share "One moment". */
const WHILE_BUILDING = { 'Cache-Control': 'public, max-age=0, s-maxage=1' };

export async function loader({ request }: LoaderFunctionArgs) {
  const { answers, ...data } = await loadSearchPage(request);
  const headers = { ...cacheHeaders(answers), ...FOR_ANY_SEARCH };
  return json(data, { headers: data.state === 'building' ? { ...headers, ...WHILE_BUILDING } : headers });
}

export const action = () => {
  throw methodNotAllowed();
};

export const headers: HeadersFunction = ({ parentHeaders, loaderHeaders, errorHeaders }) =>
  mergeCacheHeaders([parentHeaders, loaderHeaders], errorHeaders);

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, error, matches }) => {
  const root = matches.find((match) => match.id === 'root')?.data;
  return data && root ? data.head : errorMeta(root?.site.settings, error);
};

export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return <PageForError error={useRouteError()} settings={root?.site.settings} />;
}
