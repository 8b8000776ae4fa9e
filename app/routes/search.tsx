import { type HeadersFunction, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { pageHeaders } from '../content/cache-headers.server';
import { methodNotAllowed } from '../content/responses.server';
import { errorMeta, PageForError } from '../error-pages/error-page';
import type { loader as rootLoader } from '../root';
import { loadSearchPage } from '../search/load-search-page.server';
import { SearchPage } from '../search/search-page';

export async function loader({ request }: LoaderFunctionArgs) {
  const { data, headers } = await loadSearchPage(request);
  return json(data, { headers });
}

export const action = () => {
  throw methodNotAllowed();
};

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  pageHeaders(loaderHeaders, errorHeaders);

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
