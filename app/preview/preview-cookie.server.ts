import { hkdfSync } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import * as z from 'zod';
import { canonicalPath } from '../../protocol/canonical-path';
import { PREVIEW_COOKIE } from '../../protocol/preview';

const HOUR_MS = 60 * 60 * 1000;
/** A cookie is valid for an hour; each draft that is shown extends it. */
export const SESSION_LIFETIME_MS = HOUR_MS;
/** An editor's preview ends after this, however often it is extended: Studio opens a new one. */
export const EDITOR_PREVIEW_MS = 12 * HOUR_MS;
const KEY_BYTES = 32;
const PERSPECTIVE = /^[a-zA-Z0-9,_-]{1,200}$/;

/** Whether pages may use this perspective: `drafts`, `published` or ids of releases. `raw` has all versions of a document. */
export function isPerspective(value: string): boolean {
  return PERSPECTIVE.test(value) && !value.split(',').includes('raw');
}

/** In ms since 1970: the end of the preview, and that of the cookie, which is extended until then. */
const ends = { endsAt: z.number(), expiresAt: z.number() };

/** What a visitor with a valid preview cookie may see. */
const sessionSchema = z.discriminatedUnion('kind', [
  /** An editor, from Studio: every page, as of `atMs` (ms since 1970) or, without it, with all that has dates. */
  z.object({
    kind: z.literal('editor'),
    perspective: z.string().refine(isPerspective),
    atMs: z.number().optional(),
    ...ends,
  }),
  /** A visitor with a shared link: the draft of one page, until `endsAt` or the share's deletion from the Lake. */
  z.object({
    kind: z.literal('share'),
    /** `_id` of the share's document. */
    shareId: z.string(),
    path: z.string().refine((path) => path === canonicalPath(path)),
    ...ends,
  }),
]);

type PreviewSession = z.infer<typeof sessionSchema>;
type WithoutExpiry<Session> = Session extends PreviewSession ? Omit<Session, 'expiresAt'> : never;

type PreviewCookieOptions = {
  /** The token that reads drafts. A new token invalidates every cookie. */
  readToken: string;
  isHttps: boolean;
  now?: () => number;
};

/** Reads and writes the signed cookie of previews. The server enforces its expiry, even if the browser keeps it. */
export function createPreviewCookie({ readToken, isHttps, now = Date.now }: PreviewCookieOptions) {
  const key = Buffer.from(hkdfSync('sha256', readToken, '', 'preview cookie', KEY_BYTES));
  const cookie = remixCookie(isHttps, [key.toString('base64')]);
  return {
    /** @param header `Cookie` @returns undefined unless the cookie is signed by us and has not expired */
    async read(header: string | null): Promise<PreviewSession | undefined> {
      const session = sessionSchema.safeParse(await cookie.parse(header));
      return session.success && session.data.expiresAt > now() ? session.data : undefined;
    },
    /** @returns a `Set-Cookie`, valid for an hour from now, but not beyond the session's `endsAt` */
    write(session: WithoutExpiry<PreviewSession>): Promise<string> {
      const writtenAt = now();
      const expiresAt = Math.min(writtenAt + SESSION_LIFETIME_MS, session.endsAt);
      const maxAge = Math.max(0, Math.floor((expiresAt - writtenAt) / 1000));
      return cookie.serialize({ ...session, expiresAt }, { maxAge });
    },
  };
}

/** @returns a `Set-Cookie` that removes the cookie; it needs no key */
export const clearPreviewCookie = (isHttps: boolean): Promise<string> =>
  remixCookie(isHttps, []).serialize('', { maxAge: 0 });

/** Studio shows the site in a frame: on https from another site, which needs `None`; on localhost from the same. */
function remixCookie(isHttps: boolean, secrets: string[]) {
  const scope = isHttps
    ? ({ secure: true, sameSite: 'none', partitioned: true } as const)
    : ({ sameSite: 'lax' } as const);
  return createCookie(isHttps ? PREVIEW_COOKIE.https : PREVIEW_COOKIE.http, {
    ...scope,
    path: '/',
    httpOnly: true,
    secrets,
  });
}
