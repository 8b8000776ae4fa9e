import { Band } from '../../ui/band';
import { BlockHead } from '../../ui/block-head';
import { blockIds } from '../block-ids';
import type { BlockProps } from '../block-props';
import { titleId } from '../title-id';
import { TestimonialCard } from './testimonial-card';
import * as styles from './testimonial-row.css';

/** Three people on record: the first large, two beside it. */
export function TestimonialRow({ block, isHead, takenIds }: BlockProps<'testimonialRow'>) {
  const headingId = titleId(block);
  const ids = blockIds(block, takenIds);
  return (
    <Band id={block.anchor || undefined} labelledBy={headingId}>
      <BlockHead id={headingId} title={block.title} level={isHead ? 1 : 2} />
      {block.testimonials.length > 0 ? (
        <ul className={styles.row}>
          {block.testimonials.map((testimonial, index) => (
            <TestimonialCard key={testimonial._id} id={ids[index]} testimonial={testimonial} index={index} />
          ))}
        </ul>
      ) : null}
    </Band>
  );
}
