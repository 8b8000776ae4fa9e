import { createHash, timingSafeEqual } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import * as z from 'zod';
import { canonicalPath } from '../../protocol/canonical-path';
import { fillLink } from '../../protocol/placeholders';
import { publishedLanguage } from '../content/pages/load-site.server';
import { notFound } from '../content/pages/responses.server';
import { serverTextsOf } from '../texts/texts.server';
import { errorPage, redirectWithCookie } from './preview-responses.server';
import type { Previews } from './preview-setup.server';

/**
 * Starts the preview of one page for a visitor with its shared link, `/preview/share?key=…`.
 * @returns a redirect to the page with a cookie, or what a route throws to show an error page: 401, 404 if previews are
 *   not configured, 429, 503
 */
export async function openSharedLink(request: Request, { setup, tryKey }: Previews): Promise<Response> {
  if (!setup) return notFound();
  const check = async () => {
    const key = readShareKey(new URL(request.url).searchParams.get('key'));
    if (!key) return undefined;
    const share = await findShare(setup.drafts.client, key.id);
    if (!share || !isSecretOf(share, key.secret)) return undefined;
    const { path, expiresAtMs: endsAt } = share;
    const cookie = await setup.cookie.write({ kind: 'share', shareId: key.id, path, endsAt });
    return redirectWithCookie(path, cookie);
  };
  return tryKey(request, check, sharePage);
}

/**
 * The error to throw instead of a 404, when the page of a shared link is loaded again after the link was taken back.
 * @param error thrown while the page was loaded; returned in every other case
 */
export async function asEndedShare(error: unknown, request: Request, { setup }: Previews): Promise<unknown> {
  if (!(error instanceof Response) || error.status !== 404) return error;
  const session = await setup?.cookie.read(request.headers.get('Cookie'));
  const isOfPage = session?.kind === 'share' && session.path === canonicalPath(new URL(request.url).pathname);
  return isOfPage ? sharePage(401) : error;
}

/** 401 is the same for links that have ended and those that never existed, so that a client cannot find out which exist. */
const TEXTS = { 401: 'ended', 429: 'tooMany', 503: 'unavailable' } as const;

function sharePage(status: keyof typeof TEXTS): Response {
  const { home, ...texts } = serverTextsOf(publishedLanguage()).sharedPreview;
  const actions = [{ _key: 'home', label: home, href: '/', newTab: false }];
  return errorPage(status, { ...texts[TEXTS[status]], actions });
}

const TIMEOUT_MS = 5_000;
const SHARE_ID = /^previewShare\.[A-Za-z0-9-]{1,64}$/;
const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

/** Dotted ids are hidden without a token, on hosted Sanity and on our own Lake. */
const shareQuery = `{
  "share": *[_type == "previewShare" && _id == $id && dateTime(expiresAt) > dateTime(now())][0]{ path, secretHash, expiresAt },
  "productSlug": *[_id in ["drafts.siteSettings", "siteSettings"]] | order(_id asc)[0].productSlug
}`;

const answerSchema = z.object({
  share: z
    .object({
      path: z.string().min(1),
      secretHash: z.string().regex(/^[0-9a-f]{64}$/),
      expiresAt: z.string(),
    })
    .nullable(),
  productSlug: z.string().nullable(),
});

/** An editor's link to the draft of one page, not revoked. */
type Share = { path: string; secretHash: string; expiresAtMs: number };

/**
 * Loads a share; on each request, so that revoking it takes effect immediately.
 * @param id of its document
 * @returns undefined if there is none, or it has expired or was revoked
 * @throws the client's errors
 */
export async function findShare(client: SanityClient, id: string): Promise<Share | undefined> {
  if (!SHARE_ID.test(id)) return undefined;
  const answer = await client.fetch<unknown>(
    shareQuery,
    { id },
    { signal: AbortSignal.timeout(TIMEOUT_MS), tag: 'site.share' },
  );
  const { share, productSlug } = answerSchema.parse(answer);
  if (!share) return undefined;
  const brand = { productName: '', productSlug: productSlug ?? '', applicationHost: '' };
  return {
    path: canonicalPath(fillLink(share.path, brand)),
    secretHash: share.secretHash,
    expiresAtMs: Date.parse(share.expiresAt),
  };
}

/** @param key of a shared link, `<id of the share>.<secret>` @returns undefined for an invalid key of any length */
function readShareKey(key: string | null): { id: string; secret: string } | undefined {
  const [id = '', secret = '', ...rest] = (key ?? '').slice(0, 256).split('.');
  if (rest.length > 0 || !SHARE_ID.test(`previewShare.${id}`) || !SECRET.test(secret)) return undefined;
  return { id: `previewShare.${id}`, secret };
}

/** Whether a secret is the share's. Only its hash is stored: a reader of the dataset cannot create the link. */
function isSecretOf({ secretHash }: Share, secret: string): boolean {
  const given = createHash('sha256').update(secret).digest();
  return timingSafeEqual(given, Buffer.from(secretHash, 'hex'));
}
