import { createHash, timingSafeEqual } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import * as z from 'zod';
import { canonicalPath } from '../../protocol/canonical-path';
import { fillLink } from '../content/placeholders';

const TIMEOUT_MS = 5_000;
const SHARE_ID = /^previewShare\.[A-Za-z0-9-]{1,64}$/;
const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

/** Dotted ids are hidden from everybody without a token, on hosted Sanity as on our own lake. */
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

/** A link to the draft of one page that an editor has made, and has not taken back. */
export type Share = { path: string; secretHash: string; expiresAtMs: number };

/**
 * Looks a share up; with each request, so that taking it back works at once.
 * @param client with the token
 * @param id of its document
 * @returns undefined for none, and for one that has run out or was taken back
 * @throws what the client throws
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
 * @returns undefined for what cannot be one, whatever its length
 */
export function readShareKey(key: string | null): { id: string; secret: string } | undefined {
  const [id = '', secret = '', ...rest] = (key ?? '').slice(0, 256).split('.');
  if (rest.length > 0 || !SHARE_ID.test(`previewShare.${id}`) || !SECRET.test(secret)) return undefined;
  return { id: `previewShare.${id}`, secret };
}

/** Whether a secret is the share's. Only its hash is stored: who reads the dataset cannot make the link. */
export function isSecretOf({ secretHash }: Share, secret: string): boolean {
  const given = createHash('sha256').update(secret).digest();
  return timingSafeEqual(given, Buffer.from(secretHash, 'hex'));
}
