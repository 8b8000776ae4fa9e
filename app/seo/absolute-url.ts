/**
 * The absolute URL of a path of the site.
 * @param path from the root; the URL stays on the site for any value
 * @param siteUrl the public origin (`SITE_URL`), without a slash at the end; never the request's
 */
export function absoluteUrl(path: string, siteUrl: string): string {
  // Joined before it is parsed: resolved against the origin, `//evil.example` would be another host.
  return new URL(`${siteUrl}${path.startsWith('/') ? path : `/${path}`}`).href;
}

/**
 * A time in ISO 8601.
 * @param value anything that `Date` parses, as in imported content
 * @returns ISO 8601 in UTC; undefined if the value is not a time
 */
export function isoTime(value: string | null | undefined): string | undefined {
  const time = new Date(value ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
