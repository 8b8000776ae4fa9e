import type { SiteRouter } from './site-router';

/**
 * Keeps the bar on the page, even should React render the whole page anew; and takes it off those pages that a shared
 * link does not reveal.
 */
export function keepBar(router: SiteRouter): void {
  const shown = document.body.shadowRoot;
  const bar = shown?.querySelector<HTMLElement>('.bar');
  if (!shown || !bar) return;
  router.taken.then(() => {
    if (!document.body.shadowRoot) document.body.attachShadow({ mode: 'open' }).append(...shown.childNodes);
  });
  const { path } = bar.dataset;
  if (path === undefined) return;
  router.onLocation((url) => {
    bar.hidden = new URL(url, location.origin).pathname !== path;
  });
}
