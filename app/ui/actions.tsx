import { actions } from './actions.css';
import { ButtonLink } from './button-link';

type ActionsProps = {
  links: ReadonlyArray<{ _key?: string; label: string; href: string; newTab?: boolean | null }> | null;
  surface?: 'paper' | 'base';
  /** Whether the first points on with an arrow. */
  arrow?: boolean;
};

/** A group of calls to action: the first leads, the rest stand back. Nothing where there is none. */
export function Actions({ links, surface = 'paper', arrow = true }: ActionsProps) {
  if (!links || links.length === 0) return null;
  return (
    <div className={actions}>
      {links.map((link, index) => (
        <ButtonLink
          key={link._key ?? `${link.href} ${link.label}`}
          href={link.href}
          newTab={link.newTab === true}
          kind={index === 0 ? 'primary' : 'secondary'}
          surface={surface}
          arrow={arrow && index === 0}
        >
          {link.label}
        </ButtonLink>
      ))}
    </div>
  );
}
