import type { MetaDescriptor, MetaFunction } from '@remix-run/node';
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { readablePath } from '../../protocol/canonical-path';
import { DEFAULT_LANGUAGE } from '../../protocol/language';
import { SEARCH_PARAMETER, SEARCH_PATH, searchQueryValue } from '../../protocol/search-query';
import type { ErrorPage as ErrorPageValue, SiteSettings } from '../content-model/content-types';
import { homePath } from '../content-model/site-language';
import type { loader as rootLoader } from '../root';
import { textsOf } from '../texts/texts';
import { Actions } from '../ui/actions';
import { Illustration } from '../ui/illustration/illustration';
import { plainText } from '../ui/plain-text';
import { SearchForm } from '../ui/search-form';
import { useTexts } from '../ui/texts';
import { Heading, Text } from '../ui/typography';
import { actions, course, plain, scene, words } from './error-page.css';

type ErrorPageProps = {
  content: Omit<ErrorPageValue, 'actions'> & { actions: Parameters<typeof Actions>[0]['links'] };
  /** Name of a drawing, on the course at the end of the page. */
  illustration?: string;
  /** What a search of the site begins with; without it there is none. */
  search?: string | undefined;
};

function ErrorPage({ content, illustration, search }: ErrorPageProps) {
  return (
    <>
      <div className={illustration ? scene : `${scene} ${plain}`}>
        <div className={words}>
          <Heading level={1}>{content.title}</Heading>
          <Text look="lead">{content.text}</Text>
          {search === undefined ? null : <SearchForm query={search} />}
          <div className={actions}>
            <Actions links={content.actions} arrow={false} quiet={search !== undefined} />
          </div>
        </div>
        {illustration ? <Illustration name={illustration} /> : null}
      </div>
      <div className={course} />
    </>
  );
}

type ErrorKind = 'notFound' | 'unavailable' | 'broken';

/**
 * `notFound`: the page does not exist. `unavailable`: its content cannot be loaded. `broken`, without a status: code
 * has failed in the browser, which a lost connection can cause too, or on the server.
 */
function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'broken';
  return error.status < 500 && error.status !== 429 ? 'notFound' : 'unavailable';
}

/** The texts that were thrown with an error, and maybe a drawing. */
const givenPage = (error: unknown) => (isRouteErrorResponse(error) ? error.data?.page : undefined);

/** The page for a route's error, with the texts of the error (of previews), else the editors', else our own. */
export function PageForError({ error, settings }: { error: unknown; settings?: SiteSettings | undefined }) {
  const kind = errorKind(error);
  const { errors } = useTexts();
  const { pathname, search } = useLocation();
  const again = { label: errors.again, href: pathname + search };
  // The site's own, if the settings are unavailable, the usual case of `unavailable`.
  const own = {
    ...errors[kind],
    actions: [{ label: errors.home, href: settings ? homePath(settings) : '/' }],
  };
  const written = (kind !== 'broken' && settings?.[kind]) || own;
  const retried = { ...written, actions: [again, ...(written.actions ?? [])] };
  const given = givenPage(error);
  const content = given || (kind === 'notFound' ? written : retried);
  const illustration = given?.illustration ?? (kind === 'notFound' ? 'not-found' : undefined);
  // Without the site's content nothing can be found.
  const sought = kind === 'notFound' && settings ? wordsOf(pathname, search) : undefined;
  return <ErrorPage content={content} illustration={illustration} search={sought} />;
}

export function RouteErrorBoundary() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return <PageForError error={useRouteError()} settings={root?.site.settings} />;
}

const EXTENSION = /\.[a-z]{2,4}$/i;

/** The words of an address: “order management” for `/features/order-management.html`, and those of a search. */
function wordsOf(pathname: string, search: string): string {
  if (pathname === SEARCH_PATH)
    return searchQueryValue(new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '');
  const last = readablePath(pathname).replace(/\/+$/, '').split('/').at(-1) ?? '';
  return searchQueryValue(last.replace(EXTENSION, '').replace(/[^\p{L}\p{N}]+/gu, ' '));
}

/** The head of an error page: a title and `noindex`. */
export function errorMeta(settings: SiteSettings | undefined, error: unknown): MetaDescriptor[] {
  const kind = errorKind(error);
  const own = givenPage(error)?.title;
  const title =
    settings && kind !== 'broken'
      ? plainText(`${own ?? settings[kind].title} | ${settings.productName}`)
      : (own ?? textsOf(settings?.language ?? DEFAULT_LANGUAGE).errors[kind].title);
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

type RouteMeta = MetaFunction<() => Promise<{ head: MetaDescriptor[] }>, { root: typeof rootLoader }>;

/** The head of a route of pages: as its loader returns it, or that of its error page. */
export const routeMeta: RouteMeta = ({ data, error, matches }) => {
  const root = matches.find((match) => match.id === 'root')?.data;
  return data && root ? data.head : errorMeta(root?.site.settings, error);
};
