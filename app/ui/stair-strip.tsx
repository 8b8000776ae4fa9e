import { steps, strip } from './stair-strip.css';

/** Three thin courses under a page's head, running off the right edge of the window. */
export function StairStrip() {
  return (
    <div className={strip} aria-hidden="true">
      <div className={steps.top} />
      <div className={steps.middle} />
      <div className={steps.base} />
    </div>
  );
}
