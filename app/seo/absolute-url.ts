/**
 * The full address of a path of the site.
 * @param path from the root; whatever stands in it, the address stays on the site
 * @param siteUrl the public origin (`SITE_URL`), without a slash at the end; never the request's
 */
export function absoluteUrl(path: string, siteUrl: string): string {
  // Joined before it is parsed: resolved against the origin, `//evil.example` would be another host.
  return new URL(`${siteUrl}${path.startsWith('/') ? path : `/${path}`}`).href;
}

/**
 * A time as machines read it.
 * @param value anything that `Date` reads, as imports leave it
 * @returns ISO 8601 in UTC; undefined where the value is no time
 */
export function isoTime(value: string | null | undefined): string | undefined {
  const time = new Date(value ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
