import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { canonicalPath } from '../../protocol/canonical-path';
import { PREVIEW_COOKIE } from '../../protocol/preview-cookie';
import type { EditorSession, PreviewSession, ShareSession } from './preview-session';
import { isPerspective } from './preview-url';

/** A cookie is good for an hour; each draft that is shown gives a new one. */
export const SESSION_LIFETIME_MS = 60 * 60 * 1000;
const MAX_VALUE_LENGTH = 1_024;
const KEY_BYTES = 32;

const sessionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('editor'),
    perspective: z.string().refine(isPerspective),
    expiresAt: z.number(),
  }),
  z.object({
    kind: z.literal('share'),
    shareId: z.string(),
    path: z.string().refine((path) => path === canonicalPath(path)),
    endsAt: z.number(),
    expiresAt: z.number(),
  }),
]);

type Unsigned = Omit<EditorSession, 'expiresAt'> | Omit<ShareSession, 'expiresAt'>;

export type PreviewCookieOptions = {
  /** The token that reads drafts: with a new one every cookie loses its worth. */
  readToken: string;
  isHttps: boolean;
  /** The clock, in ms since 1970. */
  now?: () => number;
};

/** Writes and reads the cookie of previews: signed, and good for an hour at most. */
export class PreviewCookie {
  readonly #key: Buffer;
  readonly #isHttps: boolean;
  readonly #now: () => number;

  constructor({ readToken, isHttps, now = Date.now }: PreviewCookieOptions) {
    this.#key = Buffer.from(hkdfSync('sha256', readToken, '', 'preview cookie', KEY_BYTES));
    this.#isHttps = isHttps;
    this.#now = now;
  }

  /** @returns a `Set-Cookie` that takes the cookie away; it needs no key */
  static clearing(isHttps: boolean): string {
    return setCookie('', 0, isHttps);
  }

  /**
   * @param header of the request, `Cookie`
   * @returns the session of the first cookie that is signed by us and has not run out
   */
  read(header: string | null): PreviewSession | undefined {
    const name = `${this.#name}=`;
    const values = (header ?? '').split(';').map((part) => part.trim());
    return values
      .filter((part) => part.startsWith(name))
      .map((part) => this.#open(part.slice(name.length)))
      .find((session) => session !== undefined);
  }

  /**
   * @param session whose end is put off to an hour from now, but never beyond that of its share
   * @returns a `Set-Cookie`
   */
  write(session: Unsigned): string {
    const latest = session.kind === 'share' ? session.endsAt : Number.POSITIVE_INFINITY;
    const expiresAt = Math.min(this.#now() + SESSION_LIFETIME_MS, latest);
    const payload = Buffer.from(JSON.stringify({ ...session, expiresAt })).toString('base64url');
    const maxAgeS = Math.max(0, Math.floor((expiresAt - this.#now()) / 1000));
    return setCookie(`${payload}.${this.#sign(payload).toString('base64url')}`, maxAgeS, this.#isHttps);
  }

  get #name(): string {
    return cookieName(this.#isHttps);
  }

  #open(value: string): PreviewSession | undefined {
    const [payload = '', signature = '', ...rest] = value.split('.');
    if (value.length > MAX_VALUE_LENGTH || rest.length > 0) return undefined;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#sign(payload);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const session = sessionSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return session.success && session.data.expiresAt > this.#now() ? session.data : undefined;
  }

  #sign(payload: string): Buffer {
    return createHmac('sha256', this.#key).update(payload).digest();
  }
}

function cookieName(isHttps: boolean): string {
  return isHttps ? PREVIEW_COOKIE.https : PREVIEW_COOKIE.http;
}

/** Studio shows the site in a frame: on https from another site, which needs `None`; on localhost from the same. */
function setCookie(value: string, maxAgeS: number, isHttps: boolean): string {
  const scope = isHttps ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  return `${cookieName(isHttps)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; ${scope}`;
}
