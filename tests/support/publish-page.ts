import type { SanityClient } from '@sanity/client';

/**
 * Creates a published page in the lake that nothing refers or links to.
 * @param path of the page; not used by another
 * @param title its name in Studio, and its heading
 * @returns its id
 */
export async function publishPage(client: SanityClient, path: string, title: string): Promise<string> {
  const _id = `page-test${path.replaceAll('/', '-')}`;
  const head = { _type: 'pageHero', _key: 'head', layout: 'strip', title };
  const seo = { _type: 'seo', title, description: 'A page that a test has made, and will take away again.' };
  await client.createOrReplace({ _id, _type: 'page', title, path, blocks: [head], seo });
  return _id;
}
