import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { breadcrumbs } from '../content/pages/breadcrumbs';
import { cacheHeaders, pageHeaders } from '../content/pages/cache-headers.server';
import { homePath } from '../content-model/site-language';
import { Document } from '../documents/document';
import { contentFor } from '../preview/request-preview.server';
import { requestedPage } from '../requested-page.server';
import type { loader as rootLoader } from '../root';
import { loadHead } from '../seo/load-head.server';
import { twinHeaders } from '../seo/markdown-twin.server';
import { previews, publishedContent } from '../services.server';
import { Container } from '../ui/band';
import { Breadcrumbs } from '../ui/breadcrumbs';

export async function loader(args: LoaderFunctionArgs) {
  const page = await requestedPage(args);
  const { document, path, translations, answers, content } = page;
  const head = await loadHead(page, await contentFor(args, 'frame', publishedContent, previews));
  const headers = { ...cacheHeaders(answers), ...twinHeaders(args.context.twinOf) };
  const others = translations.filter(({ language }) => language !== page.site.settings.language);
  const paths = Object.fromEntries(others.map((other) => [other.language, other.path]));
  const inOthers = others.length > 0 ? paths : undefined;
  return json({ document, path, head, translations: inOthers, preview: content.preview }, { headers });
}

export const headers = pageHeaders;

export { RouteErrorBoundary as ErrorBoundary, routeMeta as meta } from '../error-pages/error-page';

export default function ContentRoute() {
  const { document, path } = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <>
      {root && path !== homePath(root.site.settings) ? (
        <Container>
          <Breadcrumbs items={breadcrumbs(path, document.title, root.site)} />
        </Container>
      ) : null}
      <Document key={path} document={document} legalLinks={root?.site.navigation.legalLinks} path={path} />
    </>
  );
}
