import { isRouteErrorResponse } from '@remix-run/react';
import type { ErrorPage as ErrorPageValue, SiteSettings } from '../content/content-types';
import { Illustration } from '../ui/illustration/illustration';
import { ErrorPage } from './error-page';

export type ErrorKind = 'notFound' | 'unavailable' | 'broken';

/**
 * The visitor asked for what does not exist, content cannot be reached, or, without a status that could be named, code has
 * failed: a browser's, which a lost connection can do too, or ours.
 * @param error what a loader threw, or a component
 */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'broken';
  return error.status < 500 ? 'notFound' : 'unavailable';
}

/** Shown where the site settings cannot be read, which is the usual case of `unavailable`. */
export const ownPages: Record<ErrorKind, Omit<ErrorPageValue, 'actions'>> = {
  notFound: {
    title: 'Page not found',
    text: 'The page has moved or the address is wrong. Error 404.',
  },
  unavailable: {
    title: 'This page cannot be shown just now',
    text: 'Its content could not be reached. Wait a minute, then load the page again. Error 503.',
  },
  broken: {
    title: 'Something went wrong on this page',
    text: 'A part of it could not be loaded, or has failed. Check your connection, then load the page again.',
  },
};
const home = [{ label: 'Home page', href: '/', newTab: false }];

type PageForErrorProps = { error: unknown; settings?: SiteSettings | undefined };

/** The page for what a route threw, in the words that came with it (a preview's), else the editors' where there are any. */
export function PageForError({ error, settings }: PageForErrorProps) {
  const kind = errorKind(error);
  const given = isRouteErrorResponse(error) ? error.data?.page : undefined;
  const content = given || (kind !== 'broken' && settings?.[kind]) || { ...ownPages[kind], actions: home };
  const illustration = kind === 'notFound' ? <Illustration name="not-found" /> : null;
  return <ErrorPage content={content} illustration={illustration} />;
}
