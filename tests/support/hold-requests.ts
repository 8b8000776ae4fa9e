import type { Page } from '@playwright/test';

/** Requests of a page that are on their way until the test lets them come. */
export interface HeldRequests {
  /** Paths of those that were asked for so far. */
  asked: string[];
  /** Lets them come, and all others that are still to be asked for. */
  arrive: () => void;
}

/** Holds back what a page asks for at addresses like `what`, from now on. */
export async function holdRequests(page: Page, what: RegExp): Promise<HeldRequests> {
  const asked: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(what, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await arrival;
    await route.continue();
  });
  return { asked, arrive };
}
