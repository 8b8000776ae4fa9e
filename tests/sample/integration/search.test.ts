import { expect, it } from 'vitest';
import { pageText } from '../../../app/page-text/page-text';
import { openIndex } from '../../../app/search/index-file.server';
import { searchQueryValue } from '../../../protocol/search-query';
import { SAMPLE } from '../../support/archive';
import { sharedSite } from '../../support/test-site';
import { publishedAnswers } from '../published-answers';
import { searches } from '../searches';

const FIRST = 3;

const site = sharedSite({ archive: SAMPLE });

it('finds the right section among the first three, for every search but those marked as missed', async () => {
  const index = await openIndex();
  const { documents, faq } = await publishedAnswers(site.editor);
  const askedAs = new Map(faq.map((item) => [item._id, item.askedAs ?? []]));
  for (const document of documents) index.set(pageText(document, askedAs), '');
  const isFound = ({ query, sections }: (typeof searches)[number]) =>
    index
      .search(searchQueryValue(query))
      .found.slice(0, FIRST)
      .map(({ page, section }) => [page.path, section.heading].filter(Boolean).join(' § '))
      .some((found) => sections.includes(found));
  const missed = searches.filter((search) => !isFound(search)).map(({ query }) => query);
  expect(missed).toEqual(searches.filter(({ isMissed }) => isMissed).map(({ query }) => query));
});
