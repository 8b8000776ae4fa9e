import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { Anchor } from './anchor';
import { Icon } from './icon/icon';
import { textLink } from './text-link.css';

type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'style'> & {
  href: string;
  newTab?: boolean;
  children: ReactNode;
};

/** An underlined link with an arrow that stands on its own line. */
export const TextLink = forwardRef<HTMLAnchorElement, TextLinkProps>(function TextLink(
  { className, children, ...link },
  ref,
) {
  return (
    <Anchor {...link} ref={ref} className={className ? `${textLink} ${className}` : textLink}>
      {children}
      <Icon name={link.newTab ? 'arrow-up-right' : 'arrow-right'} size={18} />
    </Anchor>
  );
});
