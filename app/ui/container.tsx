import type { ReactNode } from 'react';
import { container } from './container.css';

type ContainerProps = { children: ReactNode; className?: string };

/** The page's grid width: 1248 px between two gutters. */
export function Container({ children, className }: ContainerProps) {
  return <div className={className ? `${container} ${className}` : container}>{children}</div>;
}
