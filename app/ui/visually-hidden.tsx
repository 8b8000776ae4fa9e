import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css';

type VisuallyHiddenProps = {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'figcaption';
  id?: string;
  children: ReactNode;
};

/** Text for those who listen to the page. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={visuallyHidden}>
      {children}
    </Tag>
  );
}
