/**
 * True when a `Host` header names this machine. Anything else is a page elsewhere whose name was made to
 * resolve to this machine (DNS rebinding). Names under `localhost` are this machine by RFC 6761; the Studio
 * asks `<project>.localhost`.
 */
export function isLocalHost(host: string | undefined): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host ?? '');
}
