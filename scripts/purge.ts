import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import type { Variables } from '../protocol/environment';
import { readCacheTags } from '../protocol/purge';
import { Failure, say } from './bootstrap.mjs';
import { readEnvironment } from './environment';

/**
 * Purges a page, and every other that shares content with it, from all caches of a running site: as Sanity's webhook
 * does, with its secret, for the tags that the page names. Without an argument everything is purged.
 * @param args a path of this machine's site, or an address
 * @throws Failure
 */
export async function purge([page]: readonly string[], own: Variables = process.env): Promise<void> {
  const { port, variables } = readEnvironment(own);
  const secret = variables.SANITY_WEBHOOK_SECRET;
  if (secret === undefined)
    throw new Failure('Set SANITY_WEBHOOK_SECRET, for the site and for this command.');
  const site = `http://localhost:${port}`;
  if (!URL.canParse(page ?? '/', site)) throw new Failure('npm run purge -- /path');
  const url = new URL(page ?? '/', site);
  const body = page === undefined ? '{}' : JSON.stringify({ syncTags: await tagsOf(url) });
  const headers = {
    'Content-Type': 'application/json',
    [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
  };
  const answer = await ask(new URL('/api/revalidate', url), { method: 'POST', headers, body });
  if (!answer.ok) throw new Failure(`The site refused the purge with status ${answer.status}.`);
  say('purged', page === undefined ? 'everything' : url.href);
}

async function tagsOf(url: URL): Promise<string[]> {
  const tags = readCacheTags((await ask(url, { redirect: 'manual' })).headers.get('Cache-Tag'));
  // Cloudflare removes the header.
  if (tags.length === 0)
    throw new Failure(`${url.href} names no Cache-Tag: ask the instance itself, or purge everything.`);
  return tags;
}

async function ask(url: URL, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init).catch(() => undefined);
  if (!answer) throw new Failure(`${url.origin} does not answer.`);
  await answer.body?.cancel();
  return answer;
}
