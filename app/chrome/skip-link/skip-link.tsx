import { ButtonLink } from '../../ui/button-link/button-link';
import { skipLink } from './skip-link.css';

/** First in the tab order of every page; seen only while it has the focus. */
export function SkipLink() {
  return (
    <ButtonLink href="#main" kind="primary" size="small" className={skipLink}>
      Skip to content
    </ButtonLink>
  );
}
