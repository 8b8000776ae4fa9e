import { createClient } from '@sanity/client';
import { fillPlaceholders } from '../../app/content/placeholders';
import { answersQuery } from '../../app/content/queries.groq';
import { seedBrand } from './seed-archive';

/** What assistant and search read of the sample, as a site queries it. */
export async function publishedAnswers(lakeUrl: string) {
  const client = createClient({
    ...{ projectId: 'local', dataset: 'production', apiVersion: '2025-02-19', perspective: 'published' },
    ...{ apiHost: lakeUrl, useProjectHostname: false, useCdn: false },
  });
  return fillPlaceholders(await client.fetch(answersQuery), seedBrand);
}
