import type { ErrorPage as ErrorPageValue } from '../content/content-types';
import { ErrorPage } from './error-page';

type UnavailableProps = { content: ErrorPageValue | null | undefined };

/** Shown where the site settings cannot be read either, which is the usual case. */
const fallback: ErrorPageValue = {
  title: 'This page cannot be shown just now',
  text: 'Its content could not be reached. Wait a minute, then load the page again. Error 503.',
  actions: [{ label: 'Home page', href: '/', newTab: false }],
};

/** The page for when the lake is away and nothing is remembered; the status is the route's to set. */
export function Unavailable({ content }: UnavailableProps) {
  return <ErrorPage content={content ?? fallback} />;
}
