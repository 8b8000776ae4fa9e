import { enableVisualEditing } from '@sanity/visual-editing';
import { allowStyles } from './allow-styles';
import { cleanDocument } from './clean-document';
import { keepBar } from './keep-bar';
import { listenForChanges } from './listen-for-changes';
import { Refresher } from './refresher';
import { type SiteRouter, siteRouter } from './site-router';

/**
 * What a preview page runs beside the site's own program, which knows nothing of it: overlays that lead to the fields
 * of Studio, and the content anew as it changes. Built on its own (see `preview-page.server.ts`), so no visitor loads a
 * byte of it.
 */
function run(): void {
  allowStyles();
  const router = siteRouter();
  keepBar(router);
  const refresher = new Refresher(router);
  listenForChanges(() => refresher.refresh());
  router.taken.then(() => {
    cleanDocument();
    editInPlace(router, refresher);
  });
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
