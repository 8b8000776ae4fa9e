import { Link } from '@remix-run/react';
import {
  type AnchorHTMLAttributes,
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  useContext,
} from 'react';
import { type ClickKey, tracked } from './events';
import { safeHref } from './safe-href';
import { useTexts } from './texts';
import { VisuallyHidden } from './typography';

export type AnchorProps = Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel' | 'style'
> & {
  href: string;
  newTab?: boolean | null;
  'data-track'?: string;
  /** Its event where its address says no other. */
  usualEvent?: ClickKey;
};

/** Where visitors choose a time for a demo (site settings). */
export const BookingAddress = createContext<string | null>(null);

/** A path without a dot: the router would look for a component of `/rss.xml`, and show an empty page. */
const PAGE = /^\/[^.?#]*(?:[?#]|$)/;

/**
 * Every link of the site. Links to the site's pages use the router, others are plain links without a referrer; a target
 * that `safeHref` rejects is shown as text. A new tab is announced, unless the link has its own label or description.
 * Links to a mail address, a telephone or the booking address have an event of their own.
 */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
  { href, newTab, usualEvent, children, ...rest },
  ref,
) {
  const booking = useContext(BookingAddress);
  const { frame } = useTexts();
  const safe = safeHref(href);
  if (safe.kind === 'none') return <span className={rest.className}>{children}</span>;
  const described = rest['aria-label'] !== undefined || rest['aria-describedby'] !== undefined;
  const hint = newTab && !described ? <VisuallyHidden> {frame.newTab}</VisuallyHidden> : null;
  const target = newTab ? '_blank' : undefined;
  const rel = newTab || safe.kind === 'external' ? 'noopener noreferrer' : undefined;
  const event = eventOf(safe.href, booking) ?? usualEvent;
  const Element = safe.kind === 'internal' && PAGE.test(safe.href) ? PageLink : 'a';
  return (
    <Element {...(event && tracked(event))} {...rest} ref={ref} href={safe.href} target={target} rel={rel}>
      {children}
      {hint}
    </Element>
  );
});

function eventOf(href: string, booking: string | null): ClickKey | undefined {
  if (href === booking) return 'booking';
  if (/^mailto:/i.test(href)) return 'mail';
  return /^tel:/i.test(href) ? 'phone' : undefined;
}

type PageLinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
};

/** A link to a page of the site; its data is prefetched when a visitor is about to follow it. */
const RoutedLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function RoutedLink({ href, ...rest }, ref) {
  return <Link {...rest} ref={ref} to={href} prefetch="intent" discover="none" />;
});

/** The server prints the same without the router's work for browsers, which takes a ninth of a page's rendering. */
export const PageLink = import.meta.env.SSR ? 'a' : RoutedLink;
