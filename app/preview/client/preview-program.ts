import { enableVisualEditing } from '@sanity/visual-editing';
import { allowStyles } from './allow-styles';
import { cleanDocument } from './clean-document';
import { keepBar } from './keep-bar';
import { listenForChanges } from './listen-for-changes';
import { Refresher } from './refresher';
import { type SiteRouter, siteRouter } from './site-router';

/** Marks the page that stands where no draft could be had. */
const WITHOUT_DRAFT = 'data-without-draft';
const SHORTEST_STAY_MS = 5_000;

/**
 * What a preview page runs beside the site's own program, which knows nothing of it: overlays that lead to the fields
 * of Studio, and the content anew as it changes. Built on its own (see `preview-page.server.ts`), so no visitor loads a
 * byte of it.
 */
function run(): void {
  allowStyles();
  const router = siteRouter();
  let isLost = document.documentElement.hasAttribute(WITHOUT_DRAFT);
  const isShared = keepBar(router, () => {
    isLost = true;
  });
  const refresher = new Refresher(router);
  listenForChanges(() => (isLost ? reload() : refresher.refresh()));
  if (isShared) return;
  router.taken.then(() => {
    cleanDocument();
    editInPlace(router, refresher);
  });
}

/** An error has taken the page's place; a change may be that what it lacked is back. Never in a hurry: it may not be. */
function reload(): void {
  setTimeout(() => location.reload(), Math.max(0, SHORTEST_STAY_MS - performance.now()));
}

function editInPlace(router: SiteRouter, refresher: Refresher): void {
  enableVisualEditing({
    refresh: () => refresher.refresh(),
    history: {
      subscribe(navigate) {
        navigate({ type: 'push', url: `${location.pathname}${location.search}${location.hash}` });
        return router.onLocation((url) => navigate({ type: 'push', url }));
      },
      update({ type, url }) {
        if (type === 'pop') history.back();
        else router.navigate(url, type === 'replace');
      },
    },
  });
}

run();
