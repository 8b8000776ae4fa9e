import type { ReactNode } from 'react';
import type { BlockOf } from '../../content-model/content-types';
import { CompanyLogo } from '../../media/media';
import { Person } from '../../media/person';
import { tone } from '../../theme/tone.css';
import { useTexts, withElements } from '../../ui/texts';
import { type BlockProps, SplitBand, TitledBand } from '../block-parts';
import * as styles from './testimonial-row.css';

const edges = ['pine', 'ochre', 'slate'] as const;

/** Testimonials: the first large, two beside it; one alone is beside the title. */
export function TestimonialRow({ block, isHead, ids = [] }: BlockProps<'testimonialRow'>) {
  const { reading } = useTexts();
  const RowBand = block.title && block.testimonials.length === 1 ? SplitBand : TitledBand;
  return (
    <RowBand block={block} isHead={isHead}>
      {block.testimonials.length > 0 ? (
        <ul className={styles.row}>
          {block.testimonials.map((testimonial, index) => {
            const size = index === 0 ? 'large' : 'small';
            const edge = tone[edges[index % edges.length] ?? 'pine'];
            return (
              <li key={testimonial._id} id={ids[index]} className={styles.place[size]}>
                <figure className={`${styles.card} ${edge}`}>
                  <CompanyLogo media={testimonial.companyLogo} alt={testimonial.companyLogoAlt} />
                  <blockquote className={styles.quote[size]}>
                    {withElements(reading.quoted, { quote: <span>{testimonial.quote}</span> })}
                  </blockquote>
                  <figcaption className={styles.person}>
                    <Person
                      portrait={testimonial.image}
                      name={testimonial.name}
                      lines={[positionOf(testimonial, reading.comma)]}
                    />
                  </figcaption>
                </figure>
              </li>
            );
          })}
        </ul>
      ) : null}
    </RowBand>
  );
}

type Testimonial = BlockOf<'testimonialRow'>['testimonials'][number];

/** Each text in an element of its own: in a preview a click edits the text that it hits. */
function positionOf({ designation, companyName }: Testimonial, comma: string): ReactNode {
  if (!designation || !companyName) return designation || companyName;
  return (
    <>
      <span>{designation}</span>
      {comma}
      <span>{companyName}</span>
    </>
  );
}
