import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon/icon';
import { button, startOfPage } from './scroll-to-top.css';

/** Takes the reader back up, once the first 300 px of the page are out of sight. */
export function ScrollToTop() {
  const start = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!start.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setAway(!latest.isIntersecting);
    });
    observer.observe(start.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={start} className={startOfPage} aria-hidden="true" />
      {away ? (
        <button type="button" className={button} aria-label="Back to top" onClick={goToTop}>
          <Icon name="arrow-up" />
        </button>
      ) : null}
    </>
  );
}

/** The focus goes along: the button that held it is about to disappear. */
function goToTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
