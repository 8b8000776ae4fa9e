import type { ReactNode } from 'react';
import type { BlockOf } from '../../content-model/content-types';
import { CompanyLogo } from '../../media/company-logo';
import { Person } from '../../media/person';
import { tone } from '../../theme/tone.css';
import type { BlockProps } from '../block-props';
import { SplitBand, TitledBand } from '../titled-band';
import * as styles from './testimonial-row.css';

/** Testimonials: the first large, two beside it; one alone is beside the title. */
export function TestimonialRow({ block, isHead, ids = [] }: BlockProps<'testimonialRow'>) {
  const RowBand = block.title && block.testimonials.length === 1 ? SplitBand : TitledBand;
  return (
    <RowBand block={block} isHead={isHead}>
      {block.testimonials.length > 0 ? (
        <ul className={styles.row}>
          {block.testimonials.map((testimonial, index) => (
            <TestimonialCard key={testimonial._id} id={ids[index]} testimonial={testimonial} index={index} />
          ))}
        </ul>
      ) : null}
    </RowBand>
  );
}

type TestimonialCardProps = {
  /** Its anchor; undefined where the page already has it. */
  id?: string;
  testimonial: BlockOf<'testimonialRow'>['testimonials'][number];
  /** Place in the row, counted from 0: the first card is the large one. */
  index: number;
};

/** Each text in an element of its own: in a preview a click edits the text that it hits. */
function positionOf({ designation, companyName }: TestimonialCardProps['testimonial']): ReactNode {
  if (!designation || !companyName) return designation || companyName;
  return (
    <>
      <span>{designation}</span>, <span>{companyName}</span>
    </>
  );
}

/** Edges of the cards in turn. */
const edges = ['pine', 'ochre', 'slate'] as const;

/** A customer's quote with name and company. */
function TestimonialCard({ id, testimonial, index }: TestimonialCardProps) {
  return (
    <li id={id} className={styles.place[index === 0 ? 'large' : 'small']}>
      <figure className={`${styles.card} ${tone[edges[index % edges.length] ?? 'pine']}`}>
        <CompanyLogo media={testimonial.companyLogo} alt={testimonial.companyLogoAlt} />
        <blockquote className={styles.quote[index === 0 ? 'large' : 'small']}>
          <p className={styles.words}>{testimonial.quote}</p>
        </blockquote>
        <figcaption className={styles.person}>
          <Person portrait={testimonial.image} name={testimonial.name} lines={[positionOf(testimonial)]} />
        </figcaption>
      </figure>
    </li>
  );
}
