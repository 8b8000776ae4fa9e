type Location = { pathname: string; search: string; hash: string };
type RouterState = {
  location: Location;
  revalidation: 'idle' | 'loading';
  navigation: { state: string };
  restoreScrollPosition: number | false | null;
};
type Route = { id: string; shouldRevalidate?: unknown };

/** The part of React Router's router that previews use; Remix leaves it on the window. */
type RemixRouter = {
  state: RouterState;
  routes: Route[];
  revalidate: () => void;
  navigate: (to: string, options: { replace: boolean; preventScrollReset?: boolean }) => Promise<void>;
  subscribe: (listener: (state: RouterState) => void) => () => void;
};

declare global {
  interface Window {
    __remixRouter?: RemixRouter;
  }
}

/** The site's router, which may come to life only later: what is wanted before waits for it. */
export type SiteRouter = {
  /** React has taken the page over; before, any element that it does not know of would make it render the page anew. */
  taken: Promise<void>;
  /** Loads the content of the page anew, the frame's included; resolves when it is shown. */
  revalidate: () => Promise<void>;
  navigate: (url: string, replace: boolean) => void;
  /** Calls back with path, query and hash after each navigation. @returns ends it */
  onLocation: (listener: (url: string) => void) => () => void;
};

/** Finds the router of the site on the page. */
export function siteRouter(): SiteRouter {
  const ready = whenThere().then(whenTakenOver);
  ready.then(revalidateFrame);
  return {
    taken: ready.then(() => undefined),
    revalidate: async () => revalidated(await ready),
    navigate: (url, replace) => void ready.then((router) => router.navigate(url, { replace })),
    onLocation(listener) {
      let end = () => {};
      let ended = false;
      ready.then((router) => {
        if (!ended) end = followLocation(router, listener);
      });
      return () => {
        ended = true;
        end();
      };
    },
  };
}

/** Remix sets the property when the page is taken over, be it at once or at the reader's first touch. */
function whenThere(): Promise<RemixRouter> {
  if (window.__remixRouter) return Promise.resolve(window.__remixRouter);
  return new Promise((resolve) => {
    let current: RemixRouter | undefined;
    Object.defineProperty(window, '__remixRouter', {
      configurable: true,
      get: () => current,
      set(router: RemixRouter) {
        current = router;
        resolve(router);
      },
    });
  });
}

/** React subscribes when it has taken the page over; from then on it also restores scroll positions itself. */
function whenTakenOver(router: RemixRouter): Promise<RemixRouter> {
  if (history.scrollRestoration === 'manual') return Promise.resolve(router);
  const { subscribe } = router;
  return new Promise((resolve) => {
    router.subscribe = (listener) => {
      router.subscribe = subscribe;
      resolve(router);
      return subscribe(listener);
    };
  });
}

/** Menu and settings are loaded once for visitors; an editor changes them under the page. */
function revalidateFrame({ routes }: RemixRouter): void {
  for (const route of routes) {
    if (route.id === 'root') route.shouldRevalidate = () => true;
  }
}

/**
 * React Router would go back to where the page stood when the load began, and with it whoever has scrolled since: a load
 * that leads to no other place leaves the page where it is. React renders the state after all listeners have had it.
 */
function revalidated(router: RemixRouter): Promise<void> {
  const { location } = router.state;
  return new Promise((resolve) => {
    const end = router.subscribe((state) => {
      if (state.revalidation !== 'idle' || state.navigation.state !== 'idle') return;
      if (state.location === location) state.restoreScrollPosition = false;
      end();
      resolve();
    });
    router.revalidate();
  });
}

function followLocation(router: RemixRouter, listener: (url: string) => void): () => void {
  const urlOf = ({ location: { pathname, search, hash } }: RouterState) => `${pathname}${search}${hash}`;
  let last = urlOf(router.state);
  return router.subscribe((state) => {
    const url = urlOf(state);
    if (url === last || state.navigation.state !== 'idle') return;
    last = url;
    listener(url);
  });
}
