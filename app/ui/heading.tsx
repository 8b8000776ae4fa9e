import type { ReactNode } from 'react';
import { look as looks } from './heading.css';
import { unbroken } from './unbroken';

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  /** How it looks, where that differs from its place in the outline. */
  look?: 'display' | 'h1' | 'h2' | 'h3' | 'h4';
  id?: string;
  className?: string;
  children: ReactNode;
};

const tagOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading whose level is set by the outline and whose look by the design. */
export function Heading({ level, look, id, className, children }: HeadingProps) {
  const Tag = tagOf[level];
  const base = looks[look ?? Tag];
  return (
    <Tag id={id} className={className ? `${base} ${className}` : base}>
      {unbroken(children)}
    </Tag>
  );
}
