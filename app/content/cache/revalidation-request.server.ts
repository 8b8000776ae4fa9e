import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeSignatureHeader, encodeSignatureHeader, isSignatureError } from '@sanity/webhook';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { parseJson } from '../../../protocol/parse-json';
import { cacheTagSchema, type Purge } from '../../../protocol/purge';
import { type BodyFailure, readWebBody } from '../../../protocol/read-body';

const MAX_BODY_BYTES = 64 * 1024;
const BODY_TIMEOUT_MS = 10_000;
const BODY_STATUS = { 'too-large': 413, 'too-slow': 408, aborted: 400 } as const satisfies Record<
  BodyFailure,
  number
>;
/** Tolerance for clock skew and delivery time. */
const MAX_AGE_MS = 300_000;
/** Longer than a message is valid, so that none can be replayed. */
const REMEMBERED_FOR_MS = 600_000;
const MAX_REMEMBERED = 10_000;
const SIGNATURE_HEADER = 'sanity-webhook-signature';
const UNPUBLISHED = /^(drafts|versions)\./;

const payloadSchema = z.object({
  _id: z.string().optional(),
  syncTags: z.array(cacheTagSchema).max(1_000).optional(),
});

export type Revalidation =
  | { status: 200; purge: Purge }
  | { status: 200; ignored: 'duplicate' | 'unpublished' }
  | { status: 400 | 401 | 408 | 413 | 415 };

/**
 * Reads messages of Sanity's webhook. One counts only if it is signed with a secret over the received bytes, within
 * five minutes, and once. It can only purge; its content is never used.
 * @param secrets any of them is accepted, so that one can replace another
 * @param now the clock, in ms since 1970
 */
export function createRevalidationReader(secrets: readonly string[], now: () => number = Date.now) {
  const seen = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBERED_FOR_MS });

  return async function read(request: Request): Promise<Revalidation> {
    if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) return { status: 415 };
    const received = await readWebBody(request, MAX_BODY_BYTES, BODY_TIMEOUT_MS);
    if (!received.ok) return { status: BODY_STATUS[received.reason] };
    const body = received.body.toString('utf8');
    if (body === '') return { status: 400 };
    const signature = request.headers.get(SIGNATURE_HEADER);
    if (signature === null) return { status: 401 };
    const nowMs = now();
    const checks = await Promise.all(secrets.map((secret) => isSigned(body, signature, secret, nowMs)));
    if (!checks.includes(true)) return { status: 401 };
    const payload = payloadSchema.safeParse(parseJson(body));
    if (!payload.success) return { status: 400 };
    if (seen.has(signature)) return { status: 200, ignored: 'duplicate' };
    seen.set(signature, true);
    const { _id = '', syncTags } = payload.data;
    if (UNPUBLISHED.test(_id)) return { status: 200, ignored: 'unpublished' };
    return { status: 200, purge: syncTags ? { tags: syncTags } : { everything: true } };
  };
}

/** Sanity's library computes the signature. It compares in variable time and checks no age, so both are done here. */
async function isSigned(body: string, signature: string, secret: string, nowMs: number): Promise<boolean> {
  try {
    const { timestamp } = decodeSignatureHeader(signature);
    if (Math.abs(nowMs - timestamp) > MAX_AGE_MS) return false;
    return isEqual(signature, await encodeSignatureHeader(body, timestamp, secret));
  } catch (error) {
    if (isSignatureError(error)) return false;
    throw error;
  }
}

/** In constant time, for any lengths. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
