import { Icon } from '../../ui/icon/icon';
import { TO_TOP } from './answer-scroll-to-top';
import { button } from './scroll-to-top.css';

/** Takes the reader back up, once the first 300 px of the page are out of sight; `answerScrollToTop` does both. */
export function ScrollToTop() {
  return (
    <button type="button" className={button} aria-label="Back to top" {...{ [TO_TOP]: '' }}>
      <Icon name="arrow-up" />
    </button>
  );
}
