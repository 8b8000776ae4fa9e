import type { BlockOf } from '../../content/content-types';
import { CompanyLogo } from '../../ui/company-logo';
import { Person } from '../../ui/person';
import * as styles from './testimonial-row.css';

type TestimonialCardProps = {
  /** Its anchor; none where the page has it already. */
  id?: string;
  testimonial: BlockOf<'testimonialRow'>['testimonials'][number];
  /** Place in the row, counted from 0: the first card is the large one. */
  index: number;
};

/** Edges of the cards in turn. */
const edges = ['pine', 'ochre', 'slate'] as const;

/** A customer's words, and who said them. */
export function TestimonialCard({ id, testimonial, index }: TestimonialCardProps) {
  return (
    <li id={id} className={styles.place[index === 0 ? 'large' : 'small']}>
      <figure className={styles.card[edges[index % edges.length] ?? 'pine']}>
        <CompanyLogo media={testimonial.companyLogo} alt={testimonial.companyLogoAlt} />
        <blockquote className={styles.quote[index === 0 ? 'large' : 'small']}>
          <p className={styles.words}>{testimonial.quote}</p>
        </blockquote>
        <figcaption className={styles.person}>
          <Person
            portrait={testimonial.image}
            name={testimonial.name}
            lines={[[testimonial.designation, testimonial.companyName].filter(Boolean).join(', ')]}
          />
        </figcaption>
      </figure>
    </li>
  );
}
