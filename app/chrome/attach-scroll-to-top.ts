export const TO_TOP = 'data-to-top';
/** On the root while the page is scrolled further than `AWAY_PX`. */
export const SCROLLED = 'data-scrolled';
const AWAY_PX = 300;

/** Shows the button once the page is scrolled by 300 px. A press moves the focus too, as the button disappears. */
export function attachScrollToTop(): void {
  const look = () => document.documentElement.toggleAttribute(SCROLLED, window.scrollY > AWAY_PX);
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(`[${TO_TOP}]`)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
