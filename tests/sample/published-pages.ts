import type { SanityClient } from '@sanity/client';
import { fillPlaceholders } from '../../app/content/pages/placeholders';
import { searchedDocumentsQuery, searchQuery } from '../../app/content/source/queries.groq';
import { type PageText, pageText } from '../../app/page-text/page-text';
import { seedBrand, seedLanguage } from './seed-archive';

/** The text of each page of the sample in its default language, as search and assistant read it. */
export async function publishedPages(client: SanityClient): Promise<PageText[]> {
  const published = client.withConfig({ perspective: 'published' });
  const { documents, parts } = await published.fetch(searchQuery, {
    language: seedLanguage,
    defaultLanguage: seedLanguage,
  });
  const ids = documents.map(({ _id }) => _id);
  const askedAs = new Map(parts.map((part) => [part._id, part.askedAs ?? []]));
  const read = await published.fetch(searchedDocumentsQuery, { ids });
  return fillPlaceholders(read, seedBrand).map((document) => pageText(document, askedAs));
}
