import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon';
import { accordion, item as itemClass, minus, plus, trigger } from './accordion.css';
import { AccordionAnswer } from './accordion-answer';

type AccordionProps = {
  items: ReadonlyArray<{ id: string; question: string; answer: ReactNode }>;
  /** Level of the questions in the page's outline. */
  level?: 2 | 3 | 4;
};

const headingTag = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Questions of which one at a time is open. Every answer is in the HTML, and open where no script runs. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  const [open, setOpen] = useState('');
  const Question = headingTag[level];
  if (items.length === 0) return null;
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={setOpen} className={accordion}>
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id} className={itemClass}>
          <Radix.Header asChild>
            <Question>
              <Radix.Trigger className={trigger}>
                <span>{item.question}</span>
                <span className={plus}>
                  <Icon name="plus" size={22} />
                </span>
                <span className={minus}>
                  <Icon name="minus" size={22} />
                </span>
              </Radix.Trigger>
            </Question>
          </Radix.Header>
          <AccordionAnswer open={open === item.id} onFound={() => setOpen(item.id)}>
            {item.answer}
          </AccordionAnswer>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
