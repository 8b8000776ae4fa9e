import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2?url';
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { DEFAULT_LANGUAGE, writingDirection } from '../protocol/language';
import { analyticsSetup, countsVisits } from './analytics/analytics-setup.server';
import { ConsentTextsProvider } from './analytics/consent/consent-banner';
import { Chat } from './chat/panel/chat';
import { defaultChatTexts } from './chat/panel/default-chat-texts.server';
import { PageFrame } from './chrome/page-frame';
import { PendingLine } from './chrome/pending-line';
import { cacheHeaders, pageHeaders } from './content/pages/cache-headers.server';
import { assetHost } from './content/pages/load-site.server';
import { ContentUnavailable } from './content/source/content-errors.server';
import { env } from './env.server';
import { errorMeta, PageForError } from './error-pages/error-page';
import { HeadScripts, SiteHead } from './html/page-head';
import { ReactStart } from './html/react-start';
import { PreviewPart } from './preview/preview-part';
import { requestedSite } from './requested-page.server';
import type { loader as contentLoader } from './routes/content';
import type { loader as searchLoader } from './routes/search';
import { iconLinks } from './seo/site-icon';
import './theme/global.css';
import { AssetHostProvider } from './media/image-source';
import { MainAction } from './ui/actions';
import { BookingAddress } from './ui/anchor';
import { LanguageProvider } from './ui/texts';
import { withoutSite } from './without-site.server';

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args;
  try {
    const {
      site: { chat, consent, ...site },
      brand,
      answers,
      content,
    } = await requestedSite(args);
    const chatTexts =
      env.CHAT_ENABLED && chat.enabled ? (chat.texts ?? defaultChatTexts(site.settings)) : null;
    return json(
      {
        site,
        bookingAddress: brand.bookingAddress ?? null,
        chatTexts,
        analytics: analyticsSetup(request, consent, brand, site.settings),
        countsVisits: countsVisits(request),
        assetHost: assetHost(),
        icons: iconLinks(site.settings, assetHost()),
        preview: content.preview,
        year: new Date().getUTCFullYear(),
      },
      { headers: cacheHeaders(answers) },
    );
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    throw await withoutSite(new URL(request.url).pathname === '/');
  }
}

export const headers = pageHeaders;

/** Used only while settings and menu are unavailable; otherwise each page's own replaces it. */
export const meta: MetaFunction = ({ error }) => errorMeta(undefined, error);

/** Settings and menu change rarely: a navigation does not load them again, unless it is to the page that is shown. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const preview = usePreview();
  const isAlone = useIsAlone();
  const language = root?.site.settings.language ?? DEFAULT_LANGUAGE;
  return (
    <html lang={language} dir={writingDirection(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteHead icons={root?.icons ?? null} />
        <HeadScripts analytics={root?.analytics ?? null} countsVisits={root?.countsVisits === true} />
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider value={language}>{children}</LanguageProvider>
        <ReactStart language={language} isImmediate={import.meta.env.DEV || preview !== undefined} />
        {preview ? <PreviewPart {...preview} bar={isAlone ? '' : preview.bar} /> : null}
      </body>
    </html>
  );
}

export default function App() {
  const {
    site,
    bookingAddress,
    chatTexts,
    analytics,
    assetHost: host,
    year,
  } = useLoaderData<typeof loader>();
  const page = useContentData();
  const { pathname } = useLocation();
  const isAlone = useIsAlone();
  const search = useRouteLoaderData<typeof searchLoader>('search');
  useOneLanguage(site.settings.language, page?.document.language ?? search?.language);
  const { callToAction, callToActionNote: note } = site.settings;
  const mainAction = { href: callToAction.href, note };
  if (isAlone) return <Outlet />;
  const ownEndCap = page && 'endCap' in page.document ? page.document.endCap : null;
  return (
    <AssetHostProvider value={host}>
      <ConsentTextsProvider value={analytics?.consentTexts ?? null}>
        <MainAction.Provider value={mainAction}>
          <BookingAddress.Provider value={bookingAddress}>
            <PageFrame
              site={{ ...site, year }}
              path={pathname}
              endCap={page ? (ownEndCap ?? site.settings.endCap) : null}
              translations={page?.translations ?? {}}
            >
              <Outlet />
            </PageFrame>
          </BookingAddress.Provider>
        </MainAction.Provider>
      </ConsentTextsProvider>
      {chatTexts ? <Chat texts={chatTexts} /> : null}
      <PendingLine />
    </AssetHostProvider>
  );
}

/** Menu, texts and `lang` are those of the document that was loaded: a page in another language is loaded as one. */
function useOneLanguage(shown: string, next: string | null | undefined): void {
  useEffect(() => {
    if (next && next !== shown) location.reload();
  }, [shown, next]);
}

/** Whether a product view is shown by itself, without the frame of pages. */
const useIsAlone = () => useRouteLoaderData('product-view') !== undefined;

/** The data of the content route, which has two route ids. */
function useContentData() {
  const home = useRouteLoaderData<typeof contentLoader>('home');
  const page = useRouteLoaderData<typeof contentLoader>('page');
  return home ?? page;
}

/** The preview parts of a page made from drafts, also of the error page that replaces it. */
function usePreview() {
  const root = useRouteLoaderData<typeof loader>('root');
  const page = useContentData();
  const error = useRouteError();
  return page?.preview ?? root?.preview ?? (isRouteErrorResponse(error) ? error.data?.preview : undefined);
}

/** Shown without settings and menu: the dataset is new, they are unavailable, or no route matches. */
export function ErrorBoundary() {
  const error = useRouteError();
  const loaded = useRouteLoaderData<typeof loader>('root');
  const chatTexts = loaded ? loaded.chatTexts : isRouteErrorResponse(error) && error.data?.chatTexts;
  return (
    <>
      <main>
        <PageForError error={error} />
      </main>
      {chatTexts ? <Chat texts={chatTexts} /> : null}
    </>
  );
}
