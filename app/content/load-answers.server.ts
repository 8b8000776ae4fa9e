import type { PublishedAnswers } from './content-types';
import { loadSite } from './load-site.server';
import { fillPlaceholders } from './placeholders';
import { publishedContent } from './published-content.server';
import { answersQuery } from './queries/answers.groq';

/**
 * What the site publishes that can answer a question, its placeholders filled.
 * @throws ContentUnavailable
 */
export async function loadAnswers(): Promise<PublishedAnswers> {
  const [{ brand }, { result }] = await Promise.all([
    loadSite(),
    publishedContent.fetch('answers', answersQuery),
  ]);
  return fillPlaceholders(result, brand);
}
