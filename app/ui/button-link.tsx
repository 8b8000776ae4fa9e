import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Anchor } from './anchor';
import { onDark, onPaper, size as sizes } from './button-link.css';
import { Icon } from './icon/icon';

type ButtonLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'style'> & {
  href: string;
  kind: 'primary' | 'secondary';
  /** What it stands on. */
  surface?: 'paper' | 'base';
  size?: 'regular' | 'small';
  newTab?: boolean;
  /** By default the large primary one has it. */
  arrow?: boolean;
  children: ReactNode;
};

/** A link that looks like a button: one primary per group. */
export function ButtonLink({
  kind,
  surface = 'paper',
  size = 'regular',
  arrow = kind === 'primary' && size === 'regular',
  className,
  children,
  ...link
}: ButtonLinkProps) {
  const skin = surface === 'base' ? onDark[kind] : onPaper[kind];
  return (
    <Anchor {...link} className={[sizes[size], skin, className].filter(Boolean).join(' ')}>
      {children}
      {arrow ? <Icon name="arrow-right" size={18} /> : null}
    </Anchor>
  );
}
