import type { Page } from '@playwright/test';

/** Waits until every transition has come to its end: half-way through, each colour and place is wrong. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What is hidden until it is searched for stands still, its transitions half-way.
    const isSeen = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    const running = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition && isSeen(each));
    // The end of one may begin another, in what inherits from it.
    do {
      await frame();
      await frame();
      await Promise.allSettled(running().map(({ finished }) => finished));
    } while (running().length > 0);
  });
}
