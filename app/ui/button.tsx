import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { onDark, onPaper, size as sizes } from './button-link.css';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'style'> & {
  kind: 'primary' | 'secondary';
  /** What it stands on. */
  surface?: 'paper' | 'base';
  size?: 'regular' | 'small';
  children: ReactNode;
};

/** Does something on the page; looks like `ButtonLink`, which leads to another. */
export function Button({
  kind,
  surface = 'paper',
  size = 'regular',
  className,
  children,
  ...rest
}: ButtonProps) {
  const skin = surface === 'base' ? onDark[kind] : onPaper[kind];
  return (
    <button {...rest} type="button" className={[sizes[size], skin, className].filter(Boolean).join(' ')}>
      {children}
    </button>
  );
}
