import { expect, it } from 'vitest';
import { openIndex } from '../../../app/search/index-file.server';
import { searchQueryValue } from '../../../protocol/search-query';
import { SAMPLE } from '../../support/archive';
import { sharedSite } from '../../support/test-site';
import { publishedPages } from '../published-pages';
import { searches } from '../searches';

const FIRST = 3;
const LEAST_FOUND = 0.95;

const site = sharedSite({ archive: SAMPLE });

it('finds the right page among the first three, by the right part but for those marked as missed', async () => {
  const index = await openIndex();
  for (const page of await publishedPages(site.editor)) index.set(page, '');
  const found = searches.map(({ query, sections }) => {
    const { found: results } = index.search(searchQueryValue(query), 0, FIRST);
    const parts = results.flatMap(({ page, section }) => [page.path, `${page.path} § ${section.heading}`]);
    return {
      query,
      isPage: sections.some((one) => parts.includes(one.split(' § ')[0] ?? '')),
      isPart: sections.some((one) => parts.includes(one)),
    };
  });
  expect(found.filter(({ isPage }) => isPage).length / searches.length).toBeGreaterThanOrEqual(LEAST_FOUND);
  const missed = found.filter(({ isPart }) => !isPart).map(({ query }) => query);
  expect(missed).toEqual(searches.filter(({ isMissed }) => isMissed).map(({ query }) => query));
});
