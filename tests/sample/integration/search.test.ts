import { afterAll, beforeAll, expect, it } from 'vitest';
import { SearchIndex } from '../../../app/search/search-index';
import { searchDocument } from '../../../app/search/sections.server';
import { searchQueryValue } from '../../../protocol/search-query';
import { SAMPLE } from '../../support/archive';
import { type RunningSite, startSite } from '../../support/start-site';
import { publishedAnswers } from '../published-answers';
import { searches } from '../searches';

const FIRST = 3;

let site: RunningSite;
const index = new SearchIndex();
beforeAll(async () => {
  site = await startSite({ archive: SAMPLE });
  const { documents, faq } = await publishedAnswers(site.lakeUrl);
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
