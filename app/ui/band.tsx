import type { ReactNode } from 'react';
import { padding, tone as tones } from './band.css';
import { Container } from './container';

type BandProps = {
  tone?: 'paper' | 'sunk' | 'base';
  rhythm?: 'section' | 'module' | 'underHead' | 'attached' | 'none';
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** One part of a page from edge to edge: its ground, its vertical padding and the grid inside. */
export function Band({ tone = 'paper', rhythm = 'section', id, labelledBy, className, children }: BandProps) {
  const classes = [tones[tone], padding[rhythm], className].filter(Boolean).join(' ');
  return (
    <section id={id} aria-labelledby={labelledBy} className={classes}>
      <Container>{children}</Container>
    </section>
  );
}
