import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { Icon } from '../icon/icon';
import { textLink } from './text-link.css';

type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'style'> & {
  href: string;
  newTab?: boolean;
  children: ReactNode;
};

/** An underlined link with an arrow that stands on its own line. */
export function TextLink({ className, children, ...link }: TextLinkProps) {
  return (
    <Anchor {...link} className={className ? `${textLink} ${className}` : textLink}>
      {children}
      <Icon name="arrow-right" size={18} />
    </Anchor>
  );
}
