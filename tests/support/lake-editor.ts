import { createClient, type SanityClient } from '@sanity/client';
import type { RunningSite } from './start-site';

type LakeOfSite = Pick<RunningSite, 'lakeUrl' | 'lakeToken'>;

/**
 * A client with all rights to a test's lake, like Studio's, in the perspective `raw`.
 * @param lake address and write token, as a running site has them
 */
export function lakeEditor({ lakeUrl, lakeToken }: LakeOfSite): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: lakeToken,
  });
}

/**
 * Sends mutations to the lake.
 * @throws with the lake's answer if it refuses
 */
export async function writeToLake(
  site: LakeOfSite,
  mutations: readonly Record<string, unknown>[],
): Promise<void> {
  await lakeEditor(site).request({ method: 'POST', uri: '/data/mutate/production', body: { mutations } });
}

export type StoredDocument = Record<string, unknown> & { _id: string; _type: string };

/** All published documents of the lake as stored, without Sanity's own. */
export function publishedDocuments(site: LakeOfSite): Promise<StoredDocument[]> {
  const client = lakeEditor(site).withConfig({ perspective: 'published' });
  return client.fetch('*[!(_type match "sanity.*") && !(_type match "system.*")]');
}

/** @throws if the lake has no such published document */
export async function publishedDocument(site: LakeOfSite, id: string): Promise<StoredDocument> {
  const found = (await publishedDocuments(site)).find(({ _id }) => _id === id);
  if (!found) throw new Error(`The lake has no document ${id}`);
  return found;
}

/**
 * Creates a published page in the lake that nothing refers or links to.
 * @param path of the page; not used by another
 * @param title its name in Studio, and its heading
 * @param more blocks after its head
 * @returns its id
 */
export async function publishPage(
  client: SanityClient,
  path: string,
  title: string,
  more: readonly object[] = [],
): Promise<string> {
  // A point would make it private.
  const _id = `page-test${path.replaceAll(/[/.]/g, '-')}`;
  const head = { _type: 'pageHero', _key: 'head', layout: 'strip', title };
  const seo = { _type: 'seo', title, description: 'A page that a test has made, and will take away again.' };
  await client.createOrReplace({ _id, _type: 'page', title, path, blocks: [head, ...more], seo });
  return _id;
}

/** Creates a draft of a published document, with changes. */
export async function createDraft(client: SanityClient, id: string, changes: object): Promise<void> {
  const published = await client.getDocument(id);
  if (!published) throw new Error(`There is no ${id}`);
  await client.create({ ...published, ...changes, _id: `drafts.${id}` });
}
