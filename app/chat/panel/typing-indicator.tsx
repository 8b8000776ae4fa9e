import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { bar, bars } from './typing-indicator.css';

/** Three bars that rise: the assistant is at work. */
export function TypingIndicator() {
  return (
    <li className={bars}>
      <VisuallyHidden>Assistant is typing</VisuallyHidden>
      <span className={bar.low} />
      <span className={bar.middle} />
      <span className={bar.high} />
    </li>
  );
}
