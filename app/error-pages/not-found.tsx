import type { ErrorPage as ErrorPageValue } from '../content/content-types';
import { Illustration } from '../ui/illustration/illustration';
import { ErrorPage } from './error-page';

type NotFoundProps = { content: ErrorPageValue | null | undefined };

/** Shown where the site settings cannot be read either. */
const fallback: ErrorPageValue = {
  title: 'Page not found',
  text: 'The page has moved or the address is wrong. Error 404.',
  actions: [{ label: 'Home page', href: '/', newTab: false }],
};

/** The page for paths where nothing stands; the status is the route's to set. */
export function NotFound({ content }: NotFoundProps) {
  return <ErrorPage content={content ?? fallback} illustration={<Illustration name="not-found" />} />;
}
