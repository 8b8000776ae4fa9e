import type { SiteRouter } from './site-router';

/**
 * Keeps the bar on the page whenever React renders the whole page anew, as it does for an error and after one; and takes
 * it off those pages that a shared link does not reveal.
 * @param onReplaced called when the page that was loaded has gone, and with it all that was put into it
 * @returns whether the page is seen through a shared link, by somebody who edits nothing
 */
export function keepBar(router: SiteRouter, onReplaced: () => void): boolean {
  const shown = document.body.shadowRoot;
  const bar = shown?.querySelector<HTMLElement>('.bar');
  if (!shown || !bar) return false;
  const parts = [...shown.childNodes];
  const putBack = () => {
    if (!document.body.shadowRoot) document.body.attachShadow({ mode: 'open' }).append(...parts);
  };
  router.taken.then(() => {
    putBack();
    new MutationObserver(() => {
      putBack();
      onReplaced();
    }).observe(document, { childList: true });
  });
  const { path } = bar.dataset;
  if (path === undefined) return false;
  router.onLocation((url) => {
    bar.hidden = new URL(url, location.origin).pathname !== path;
  });
  return true;
}
