import * as z from 'zod';
import { seedArchive } from './seed-archive';

const schema = z.array(z.object({ path: z.string() }));

/** Paths of the sample site's articles. */
export const seedArticles: readonly string[] = schema
  .parse(seedArchive.ofType('article'))
  .map(({ path }) => path);
