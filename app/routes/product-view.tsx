import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { cacheHeaders, pageHeaders } from '../content/pages/cache-headers.server';
import { loadSite } from '../content/pages/load-site.server';
import { fillPlaceholders } from '../content/pages/placeholders';
import { notFound } from '../content/pages/responses.server';
import { contentFor } from '../preview/request-preview.server';
import { ProductView } from '../product-views/product-view';
import { previews, publishedContent } from '../services.server';
import { Container } from '../ui/band';
import { padding } from '../ui/band.css';

/** A product view by itself, which Studio shows beside its form. There is no such page without an editor's preview. */
export async function loader(args: LoaderFunctionArgs) {
  const content = await contentFor(args, 'page', publishedContent, previews);
  if (!content.preview || content.preview.isShared) throw notFound(404, [], false);
  const { result, ...answer } = await content.fetch('productView', { id: args.params.id ?? '' });
  if (!result.view) throw notFound(404, [answer]);
  const { brand } = await loadSite(content);
  const head = [{ title: result.view.title ?? '' }, { name: 'robots', content: 'noindex' }];
  return json({ view: fillPlaceholders(result.view, brand), head }, { headers: cacheHeaders([answer]) });
}

export const headers = pageHeaders;

export { RouteErrorBoundary as ErrorBoundary, routeMeta as meta } from '../error-pages/error-page';

export default function ProductViewRoute() {
  return (
    <main className={padding.attached}>
      <Container>
        <ProductView view={useLoaderData<typeof loader>().view} />
      </Container>
    </main>
  );
}
