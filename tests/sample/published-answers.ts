import type { SanityClient } from '@sanity/client';
import { fillPlaceholders } from '../../app/content/placeholders';
import { answersQuery } from '../../app/content/queries.groq';
import { seedBrand } from './seed-archive';

/** What assistant and search read of the sample, as a site queries it. */
export const publishedAnswers = async (client: SanityClient) =>
  fillPlaceholders(await client.withConfig({ perspective: 'published' }).fetch(answersQuery), seedBrand);
