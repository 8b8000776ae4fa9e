import * as Radix from '@radix-ui/react-accordion';
import { ANSWER } from '../ui/find-in-answers';
import { Icon } from '../ui/icon/icon';
import * as styles from './accordion.css';
import type { RichTextValue } from './portable-text';
import { RichText } from './rich-text';

type AccordionProps = {
  items: ReadonlyArray<{ _id: string; question: string; answer: RichTextValue | null }>;
  /** Ids of the questions' elements, by which links open them. */
  anchors: ReadonlyArray<string | undefined>;
};

/** A closed answer that the browser can search is in the tree of screen readers: as a region it would be an empty one. */
const withoutRole = { role: undefined, 'aria-labelledby': undefined };

/**
 * Questions. Opening one closes no other, which would move the question under the pointer. Every answer is in the HTML,
 * and open without scripts.
 */
export function Accordion({ items, anchors }: AccordionProps) {
  if (items.length === 0) return null;
  return (
    <Radix.Root type="multiple" className={styles.accordion}>
      {items.map((item, index) => (
        <Radix.Item key={item._id} id={anchors[index]} value={item._id} className={styles.item}>
          <Radix.Header asChild>
            <h3>
              <Radix.Trigger className={styles.trigger}>
                <span>{item.question}</span>
                <span className={styles.sign}>
                  <Icon name="plus" size={22} />
                </span>
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content forceMount className={styles.answer} {...{ [ANSWER]: '' }} {...withoutRole}>
            <div className={styles.clip}>
              <div className={styles.answerText}>
                <RichText value={item.answer} />
              </div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
