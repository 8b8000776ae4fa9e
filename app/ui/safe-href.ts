export type SafeHref = { kind: 'internal' | 'external' | 'none'; href: string };

const NONE: SafeHref = { kind: 'none', href: '' };
/** Placeholder origin for resolving paths; `.invalid` is never a real host (RFC 2606). */
const PLACEHOLDER_ORIGIN = 'http://site.invalid';
/**
 * Characters that browsers skip when parsing a URL (C0 controls, DEL, white space at the ends and every tab and line
 * break), and the invisible characters of stega.
 */
const SKIPPED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const FOREIGN = /^https?:\/\/[^/\\]/i;
const CONTACT = /^(?:mailto|tel):\S/i;
/** Almost every link of the site: a path of plain words, which parsing would not change. */
const PLAIN_PATH = /^\/$|^\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*$/i;
/** The router treats several as one. */
const REPEATED_SLASHES = /\/{2,}/g;
const SLASHLESS = /^[\p{L}\p{N}_~%.{-][^\\]*$/u;

/**
 * Validates and classifies a link of the content; the only check between an editor's (or attacker's) text and an
 * `href`.
 * @param href a path (`/a`, or `a/b`, resolved from the root), `#anchor`, `?query`, http(s), mailto or tel URL
 * @returns `internal` with a root-relative path, `#anchor` or `?query`; `external` with the URL as written, cleaned;
 *   `none` with an empty href for everything else (other schemes, `//host`, `/\host`, empty). Never throws.
 */
export function safeHref(href: string | null | undefined): SafeHref {
  if (href && PLAIN_PATH.test(href)) return { kind: 'internal', href: href.replace(/^(?!\/)/, '/') };
  const cleaned = (href ?? '').replace(SKIPPED, '').trim();
  if (cleaned === '') return NONE;
  if (cleaned.startsWith('#') || cleaned.startsWith('?')) return { kind: 'internal', href: cleaned };
  if (SCHEME.test(cleaned)) return foreign(cleaned);
  if (cleaned.startsWith('/')) return local(cleaned);
  return SLASHLESS.test(cleaned) ? local(`/${cleaned}`) : NONE;
}

function foreign(href: string): SafeHref {
  if (CONTACT.test(href)) return { kind: 'external', href };
  return FOREIGN.test(href) && URL.canParse(href) ? { kind: 'external', href } : NONE;
}

/** Resolved here, dots too: neither `//host` nor `/\host` has the placeholder's origin, in this or a later parser. */
function local(path: string): SafeHref {
  if (!URL.canParse(path, PLACEHOLDER_ORIGIN)) return NONE;
  const url = new URL(path, PLACEHOLDER_ORIGIN);
  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return NONE;
  const pathname = url.pathname.replace(REPEATED_SLASHES, '/');
  return { kind: 'internal', href: `${pathname}${url.search}${url.hash}` };
}

export const mailAddress = (href: string): string | undefined => /^mailto:([^?]+)/i.exec(href)?.[1];
