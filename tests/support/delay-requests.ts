import type { Page } from '@playwright/test';

/** Requests of a page that are held until the test releases them. */
export type DelayedRequests = {
  /** Paths requested so far. */
  paths: string[];
  /** Releases them and all later ones. */
  release: () => void;
};

/** Holds a page's requests to addresses that match `what`, from now on. */
export async function delayRequests(page: Page, what: RegExp): Promise<DelayedRequests> {
  const paths: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(what, async (route) => {
    paths.push(new URL(route.request().url()).pathname);
    await arrival;
    await route.continue();
  });
  return { paths, release: arrive };
}
