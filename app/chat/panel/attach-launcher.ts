import { ACTION } from './panel-elements';

/** On the root while the launcher is over what a page begins with. */
export const ASIDE = 'data-launcher-aside';
/** The first of each on a page: title, buttons, product view, figures. */
const BEGINNING = ['h1', '[data-actions]', 'figure', 'dl'];

/** Notices when the launcher is over the beginning of a page; styles hide it then, where there is no room beside it. */
export function attachLauncher(): void {
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    const launcher = document.querySelector(`[${ACTION}="toggle"]`);
    if (!launcher) return;
    const { left, right, top } = launcher.getBoundingClientRect();
    const covered = new Set<Element>();
    const notice: IntersectionObserverCallback = (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      document.documentElement.toggleAttribute(ASIDE, covered.size > 0);
    };
    // The margins leave the corner that the launcher is in, also where the page is framed.
    const after = Math.floor(document.documentElement.clientWidth - right);
    const rootMargin = `${-Math.floor(top)}px ${-after}px 0px ${-Math.floor(left)}px`;
    observer = new IntersectionObserver(notice, { root: document, rootMargin });
    for (const part of BEGINNING) {
      const first = document.querySelector(`main ${part}`);
      if (first) observer.observe(first);
    }
  };
  observe();
  for (const type of ['resize', 'routechange']) addEventListener(type, observe);
}
