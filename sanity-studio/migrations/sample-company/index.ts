import { readFileSync } from 'node:fs';
import { createIfNotExists, defineMigration } from '@sanity/migrate';

const COMPANY = 'sampleCompany-marlow';

/**
 * The sample's company, in a site that has none published: its figures were part of the site's own program before.
 */
export default defineMigration({
  title: 'The company whose figures the product views show',
  async *migrate(_documents, { client }) {
    const hasCompany = await client.fetch<boolean>(
      'count(*[_type == "sampleCompany"]) > 0',
      {},
      { perspective: 'published' },
    );
    if (!hasCompany) yield createIfNotExists(sampleCompany());
  },
});

/** From the sample's archive, where it has its keys. */
function sampleCompany(): { _id: string; _type: string } {
  const archive = readFileSync(new URL('../../seed/data.ndjson', import.meta.url), 'utf8');
  const line = archive.split('\n').find((one) => one.startsWith(`{"_id":"${COMPANY}"`));
  if (line === undefined) throw new Error(`The sample has no ${COMPANY}.`);
  return JSON.parse(line);
}
