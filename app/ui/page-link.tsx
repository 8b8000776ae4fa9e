import { Link } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

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
