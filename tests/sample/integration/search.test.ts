import { createClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPlaceholders } from '../../../app/content/placeholders';
import { answersQuery } from '../../../app/content/queries.groq';
import { SearchIndex } from '../../../app/search/search-index';
import { searchDocument } from '../../../app/search/sections.server';
import { searchQueryValue } from '../../../protocol/search-query';
import { SAMPLE } from '../../support/archive';
import { type RunningSite, startSite } from '../../support/start-site';
import { searches } from '../searches';
import { seedBrand } from '../seed-archive';

const FIRST = 3;

let site: RunningSite;
const index = new SearchIndex();
beforeAll(async () => {
  site = await startSite({ archive: SAMPLE });
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: site.lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
  });
  const { documents, faq } = fillPlaceholders(await client.fetch(answersQuery), seedBrand);
  const askedAs = new Map(faq.map((item) => [item._id, item.askedAs ?? []]));
  for (const document of documents) index.set(searchDocument(document, askedAs));
});
afterAll(() => site?.stop());

it('finds the right section among the first three, for every search but those marked as missed', () => {
  const newlyMissed: string[] = [];
  const newlyRight: string[] = [];
  for (const { query, sections, isMissed } of searches) {
    const first = index
      .search(searchQueryValue(query))
      .found.slice(0, FIRST)
      .map(({ document, section }) =>
        section.heading === undefined ? document.path : `${document.path} § ${section.heading}`,
      );
    const isRight = first.some((found) => sections.includes(found));
    if (!isRight && !isMissed) newlyMissed.push(`${query}: ${first.join(', ')}`);
    if (isRight && isMissed) newlyRight.push(query);
  }
  expect(newlyMissed).toEqual([]);
  expect(newlyRight, 'found: take “missed: ” away from these').toEqual([]);
});
