import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import {
  accordion,
  answer,
  answerText,
  clip,
  item as itemClass,
  minus,
  plus,
  trigger,
} from './accordion.css';
import { ANSWER } from './find-in-answers';
import { Icon } from './icon/icon';

type AccordionProps = {
  /** `anchor`: id of the question's element, by which links open it. */
  items: ReadonlyArray<{ id: string; anchor?: string | undefined; question: string; answer: ReactNode }>;
};

/**
 * Questions. Opening one closes no other, which would move the question under the pointer. Every answer is in the HTML,
 * and open without scripts.
 */
export function Accordion({ items }: AccordionProps) {
  if (items.length === 0) return null;
  return (
    <Radix.Root type="multiple" className={accordion}>
      {items.map((item) => (
        <Radix.Item key={item.id} id={item.anchor} value={item.id} className={itemClass}>
          <Radix.Header asChild>
            <h3>
              <Radix.Trigger className={trigger}>
                <span>{item.question}</span>
                <span className={plus}>
                  <Icon name="plus" size={22} />
                </span>
                <span className={minus}>
                  <Icon name="minus" size={22} />
                </span>
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content forceMount role="group" className={answer} {...{ [ANSWER]: '' }}>
            <div className={clip}>
              <div className={answerText}>{item.answer}</div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
