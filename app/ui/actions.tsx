import { type ButtonHTMLAttributes, createContext, forwardRef, type ReactNode, useContext } from 'react';
import * as styles from './actions.css';
import { Anchor, type AnchorProps } from './anchor';
import { actionsMarker } from './chat-marker';
import { Icon } from './icon/icon';

type ActionsProps = {
  links: ReadonlyArray<{ _key?: string; label: string; href: string; newTab?: boolean | null }> | null;
  surface?: 'paper' | 'base';
  arrow?: boolean;
  /** What is beside them is more important: none is primary. */
  quiet?: boolean;
};

/** The site's main call to action, and the note below it on pages (site settings, `callToActionNote`). */
export const MainAction = createContext<{ href: string; note: string | null } | null>(null);

/** A group of calls to action: the first is primary, the others are secondary. Renders nothing without links. */
export function Actions({ links, surface = 'paper', arrow = true, quiet = false }: ActionsProps) {
  const main = useContext(MainAction);
  if (!links || links.length === 0) return null;
  const note = links.some(({ href }) => href === main?.href) ? main?.note : null;
  return (
    <div className={styles.actions} {...actionsMarker}>
      {links.map((link, index) => (
        <ButtonLink
          key={link._key ?? `${link.href} ${link.label}`}
          href={link.href}
          newTab={link.newTab}
          kind={index === 0 && !quiet ? 'primary' : 'secondary'}
          surface={surface}
          arrow={arrow && index === 0}
        >
          {link.label}
        </ButtonLink>
      ))}
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}

type ButtonLinkProps = AnchorProps & {
  kind: 'primary' | 'secondary';
  surface?: 'paper' | 'base';
  size?: 'regular' | 'small';
  /** By default the large primary button has it. */
  arrow?: boolean;
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
  const skin = surface === 'base' ? styles.onDark[kind] : styles.onPaper[kind];
  return (
    <Anchor
      usualEvent="action"
      {...link}
      className={[styles.size[size], skin, className].filter(Boolean).join(' ')}
    >
      {children}
      {arrow ? <Icon name="arrow-right" size={18} /> : null}
    </Anchor>
  );
}

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'style'> & {
  kind: 'primary' | 'secondary';
  size?: 'regular' | 'small';
  children: ReactNode;
};

/** An action on the page; looks like `ButtonLink`, which links to another page. */
export function Button({ kind, size = 'regular', className, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={[styles.size[size], styles.onPaper[kind], className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}

/** An underlined link with an arrow, on its own line. */
export const TextLink = forwardRef<HTMLAnchorElement, AnchorProps>(function TextLink(
  { className, children, ...link },
  ref,
) {
  return (
    <Anchor
      usualEvent="action"
      {...link}
      ref={ref}
      className={className ? `${styles.textLink} ${className}` : styles.textLink}
    >
      {children}
      <Icon name={link.newTab ? 'arrow-up-right' : 'arrow-right'} size={18} />
    </Anchor>
  );
});
