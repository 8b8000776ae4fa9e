import type { SiteSettings } from '../content/content-types';
import { errorKind } from './error-kind';
import { NotFound } from './not-found';
import { Unavailable } from './unavailable';

/** The page for what a route threw, in the editors' words where they can be had. */
export function PageForError({ error, settings }: { error: unknown; settings: SiteSettings | undefined }) {
  return errorKind(error) === 'notFound' ? (
    <NotFound content={settings?.notFound ?? null} />
  ) : (
    <Unavailable content={settings?.unavailable ?? null} />
  );
}
