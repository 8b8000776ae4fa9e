import type { Page } from '@playwright/test';

/** Waits until every transition has ended: during it, colours and positions are intermediate. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Transitions in elements hidden until found never end.
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    const running = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition && isSeen(each));
    // The end of one may start another in inheriting elements.
    do {
      await frame();
      await frame();
      await Promise.allSettled(running().map(({ finished }) => finished));
    } while (running().length > 0);
  });
}

/** Waits until the timers that the page has set so far, of which none is longer, have fired: a page keeps their order. */
export async function outlast(page: Page, longestMs: number): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), longestMs);
  await untilSettled(page);
}
