import * as z from 'zod';
import type { Brand } from '../../app/content/placeholders';
import { seedArchive } from './seed-archive';

const brandSchema = z.object({
  productName: z.string(),
  productSlug: z.string(),
  applicationHost: z.string(),
});

/** Values of the placeholders in the sample site. */
export const seedBrand: Brand = brandSchema.parse(seedArchive.byId('siteSettings'));
