import { createHash, timingSafeEqual } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import * as z from 'zod';
import { canonicalPath } from '../../protocol/canonical-path';
import { fillLink } from '../../protocol/placeholders';

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
export type Share = { path: string; secretHash: string; expiresAtMs: number };

/**
 * Loads a share; on each request, so that revoking it takes effect immediately.
 * @param client with the token
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

/**
 * Reads the key of a shared link.
 * @param key `<id of the share>.<secret>`
 * @returns undefined for an invalid key of any length
 */
export function readShareKey(key: string | null): { id: string; secret: string } | undefined {
  const [id = '', secret = '', ...rest] = (key ?? '').slice(0, 256).split('.');
  if (rest.length > 0 || !SHARE_ID.test(`previewShare.${id}`) || !SECRET.test(secret)) return undefined;
  return { id: `previewShare.${id}`, secret };
}

/** Whether a secret is the share's. Only its hash is stored: a reader of the dataset cannot create the link. */
export function isSecretOf({ secretHash }: Share, secret: string): boolean {
  const given = createHash('sha256').update(secret).digest();
  return timingSafeEqual(given, Buffer.from(secretHash, 'hex'));
}
