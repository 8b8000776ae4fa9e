import type { ReactNode } from 'react';
import { section } from './ruled-section.css';

type RuledSectionProps = { id?: string; children: ReactNode };

/** A part of a block that holds several: the parts are divided by space and a hairline. */
export function RuledSection({ id, children }: RuledSectionProps) {
  return (
    <section id={id} className={section}>
      {children}
    </section>
  );
}
