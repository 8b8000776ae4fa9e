import type { MenuTestimonial } from '../../content/content-types';
import { Portrait } from '../../ui/portrait';
import * as styles from './menu-panel.css';

type MenuQuoteProps = { testimonial: MenuTestimonial };

/** A customer's words beside the links. */
export function MenuQuote({ testimonial }: MenuQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>“{testimonial.quote}”</blockquote>
      <figcaption className={styles.person}>
        <Portrait media={testimonial.avatar} />
        <span>
          <span className={styles.author}>{testimonial.author}</span>
          <span className={styles.position}>{testimonial.position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
