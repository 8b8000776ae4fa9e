import { randomUUID } from 'node:crypto';
import { writeToLake } from './lake-editor';
import type { RunningSite } from './start-site';

const STUDIO_URL = 'http://localhost:3333/';

/**
 * Writes a secret into the dataset, as Studio does before it opens the site.
 * @returns the secret
 */
export async function previewSecret(
  site: Pick<RunningSite, 'url' | 'lakeUrl' | 'lakeToken'>,
): Promise<string> {
  const secret = randomUUID();
  const document = {
    _id: `drafts.${randomUUID()}`,
    _type: 'sanity.previewUrlSecret',
    source: 'test',
    secret,
  };
  await writeToLake(site, [{ create: { ...document, studioUrl: STUDIO_URL } }]);
  return secret;
}

/** Requests a preview from the site. @param pathname page to open */
export function enablePreview(
  site: Pick<RunningSite, 'url' | 'lakeUrl' | 'lakeToken'>,
  secret: string,
  pathname = '/',
): Promise<Response> {
  const url = new URL('/preview/enable', site.url);
  url.searchParams.set('sanity-preview-secret', secret);
  url.searchParams.set('sanity-preview-pathname', pathname);
  url.searchParams.set('sanity-preview-perspective', 'drafts');
  return fetch(url, { redirect: 'manual' });
}

/** Opens a preview as Studio does. @returns a `Cookie` header */
export async function openPreview(site: Pick<RunningSite, 'url' | 'lakeUrl' | 'lakeToken'>): Promise<string> {
  return cookieIn(await enablePreview(site, await previewSecret(site)));
}

/** The cookie that an answer sets, as a browser sends it back; empty if it sets none. */
export function cookieIn(response: Response): string {
  return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
}
