import { type HeadersFunction, json } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { NotAvailableLabelProvider } from './blocks/capability-grid/not-available-label';
import { PageFrame } from './chrome/page-frame';
import { themeScript } from './chrome/theme/theme-script';
import { cacheHeaders, mergeCacheHeaders } from './content/cache-headers.server';
import { ContentUnavailable } from './content/fetch-content.server';
import { assetHost, loadSite } from './content/load-site.server';
import { unavailable } from './content/responses.server';
import { Unavailable } from './error-pages/unavailable';
import touchIconUrl from './icons/apple-touch-icon.png?url';
import iconUrl from './icons/icon.svg?url';
import type { loader as contentLoader } from './routes/content';
import { fontUrl } from './theme/font-url';
import './theme/fonts.css';
import './theme/reset.css';
import './theme/themes.css';
import { AssetHostProvider } from './ui/media/asset-host';

export async function loader() {
  try {
    const { site, ...answer } = await loadSite();
    return json(
      { site, assetHost: assetHost(), year: new Date().getUTCFullYear() },
      { headers: cacheHeaders([answer]) },
    );
  } catch (error) {
    throw error instanceof ContentUnavailable ? unavailable() : error;
  }
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  mergeCacheHeaders([loaderHeaders], errorHeaders);

/** Settings and menu change rarely; a navigation inside the site does not ask for them again. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, named by its hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={iconUrl} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIconUrl} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { site, assetHost: host, year } = useLoaderData<typeof loader>();
  const page = useContentData();
  const { pathname } = useLocation();
  const ownEndCap = page && 'endCap' in page.document ? page.document.endCap : null;
  return (
    <AssetHostProvider value={host}>
      <PageFrame
        site={{ ...site, year }}
        path={pathname}
        endCap={page ? (ownEndCap ?? site.settings.endCap) : null}
      >
        <NotAvailableLabelProvider value={site.settings.notAvailableLabel}>
          <Outlet />
        </NotAvailableLabelProvider>
      </PageFrame>
    </AssetHostProvider>
  );
}

/** The data of the content route, which stands under two ids. */
function useContentData() {
  const home = useRouteLoaderData<typeof contentLoader>('home');
  const page = useRouteLoaderData<typeof contentLoader>('page');
  return home ?? page;
}

/** Reached only where settings and menu cannot be had; the page then carries neither. */
export function ErrorBoundary() {
  return <Unavailable content={null} />;
}
