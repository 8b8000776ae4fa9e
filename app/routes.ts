import { index, type RouteConfig, route } from '@remix-run/route-config';

/** Every page is content: one route finds the document for a path. The rest are resource routes. */
export default [
  route('healthz', 'routes/healthz.ts'),
  route('readyz', 'routes/readyz.ts'),
  route('api/revalidate', 'routes/revalidate.ts'),
  route('api/chat', 'routes/api.chat.ts'),
  route('api/events', 'routes/api.events.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('rss.xml', 'routes/rss.ts'),
  route('rss/*', 'routes/rss.ts', { id: 'rss-below' }),
  route('og/*', 'routes/og.ts'),
  route('llms.txt', 'routes/llms.ts'),
  route('speculation-rules.json', 'routes/speculation-rules.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  // Shared links (`preview/share`) belong to the content route, because they may answer with a page.
  route('preview/enable', 'routes/preview-enable.ts'),
  route('preview/disable', 'routes/preview-disable.ts'),
  route('preview/changes', 'routes/preview-changes.ts'),
  route('search', 'routes/search.tsx', { id: 'search' }),
  // In previews only.
  route('product-views/:id', 'routes/product-view.tsx', { id: 'product-view' }),
  // A splat does not match the root, so the content route is listed twice.
  index('routes/content.tsx', { id: 'home' }),
  route('*', 'routes/content.tsx', { id: 'page' }),
] satisfies RouteConfig;
