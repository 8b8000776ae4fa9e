import { env } from '../env.server';

/** The public origin of the site, the only base of absolute addresses; never the request's. */
export function siteUrl(): string {
  return env.SITE_URL;
}
