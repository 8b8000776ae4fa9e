import { createClient } from '@sanity/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillPlaceholders } from '../../../app/content/placeholders';
import { answersQuery } from '../../../app/content/queries.groq';
import { SearchIndex } from '../../../app/search/search-index';
import { searchDocument } from '../../../app/search/sections.server';
import { searchQueryValue } from '../../../protocol/search-query';
import { SAMPLE } from '../../support/archive';
import { type RunningSite, startSite } from '../../support/start-site';
import { searches as first } from '../searches';
import { laterSearches } from '../searches-later';
import { seedBrand } from '../seed-archive';

/** Share of the searches that must find the right section among the first three. */
const LEAST_RIGHT = 0.95;
const FIRST = 3;
const searches = [...first, ...laterSearches];

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

it('finds the right section among the first three, for at least 95 % of the searches', () => {
  expect(searches.length).toBeGreaterThanOrEqual(60);
  const missed = searches.flatMap(([query, ...sections]) => {
    const first = index
      .search(searchQueryValue(query))
      .found.slice(0, FIRST)
      .map(({ document, section }) =>
        section.heading === undefined ? document.path : `${document.path} § ${section.heading}`,
      );
    return first.some((found) => sections.includes(found)) ? [] : [`${query}: ${first.join(', ')}`];
  });
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(searches.length * (1 - LEAST_RIGHT));
});
