import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from './schema/schema-types';

export default defineConfig({
  title: 'Website',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'local',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  plugins: [structureTool()],
  schema: { types: schemaTypes },
});
