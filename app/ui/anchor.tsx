import { Link } from '@remix-run/react';
import { type AnchorHTMLAttributes, type ComponentPropsWithoutRef, forwardRef } from 'react';
import { safeHref } from './safe-href';
import { VisuallyHidden } from './typography';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel' | 'style'> & {
  href: string;
  newTab?: boolean;
};

/**
 * The only door to links. Pages of the site go through the router, everything else is a plain link that tells the
 * other side nothing; what `safeHref` refuses is shown as text. A new tab is announced, unless the link has a label
 * or description of its own.
 */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
  { href, newTab = false, children, ...rest },
  ref,
) {
  const safe = safeHref(href);
  if (safe.kind === 'none') return <span className={rest.className}>{children}</span>;
  const described = rest['aria-label'] !== undefined || rest['aria-describedby'] !== undefined;
  const hint = newTab && !described ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null;
  const target = newTab ? '_blank' : undefined;
  const rel = newTab || safe.kind === 'external' ? 'noopener noreferrer' : undefined;
  const Element = safe.kind === 'internal' && safe.href.startsWith('/') ? PageLink : 'a';
  return (
    <Element {...rest} ref={ref} href={safe.href} target={target} rel={rel}>
      {children}
      {hint}
    </Element>
  );
});

type PageLinkProps = ComponentPropsWithoutRef<'a'> & {
  /** Root-relative, as `safeHref` gives it. */
  href: string;
};

/** A link to a page of the site, whose data is fetched when somebody is about to follow it. */
const RoutedLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function RoutedLink({ href, ...rest }, ref) {
  return <Link {...rest} ref={ref} to={href} prefetch="intent" discover="none" />;
});

/** What the router's link prints, without what it prepares for a browser, which takes a ninth of a page's rendering. */
const PrintedLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function PrintedLink(props, ref) {
  return <a {...props} ref={ref} />;
});

export const PageLink = import.meta.env.SSR ? PrintedLink : RoutedLink;
