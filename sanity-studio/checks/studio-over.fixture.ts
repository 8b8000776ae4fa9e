import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { createWorkspaceFromConfig, validateDocument } from 'sanity';
import { studioTexts } from '../configuration/studio-texts';
import { lakeAuth } from '../lake/lake-client';
import { answerFrom } from '../lake/lake-with.fixture';
import { schemaTypes } from '../schema/schema-types';
import type { Form } from './field-rules';
import { discardSiteIndex } from './site-index';

export type Document = { _id: string; _type: string; [field: string]: unknown };

const LAKE = { apiHost: 'http://localhost:3334', projectId: 'local', dataset: 'production' };

let studio: ReturnType<typeof makeStudio> | undefined;

/**
 * Studio with our content model and words, over a lake whose documents can be exchanged. There is one for all files of a
 * worker, because Studio takes seconds to prepare its schema.
 */
export const createStudio = () => {
  studio ??= makeStudio();
  return studio;
};

async function makeStudio() {
  let documents: readonly Document[] = [];
  const clientFactory = (options: ClientConfig): SanityClient =>
    createClient({
      ...options,
      apiHost: LAKE.apiHost,
      useProjectHostname: false,
      useCdn: false,
      _requestHandler: (...asked) => answerFrom(documents)(...asked),
    });
  const workspace = await createWorkspaceFromConfig({
    ...LAKE,
    name: 'site',
    basePath: '/',
    schema: { types: schemaTypes },
    i18n: { bundles: studioTexts },
    unstable_clientFactory: clientFactory,
    auth: lakeAuth({ ...LAKE, siteOrigin: 'http://localhost:3000', isLocal: true }, clientFactory),
  });
  const form: Form = workspace;
  return {
    form,
    client: clientFactory({ projectId: LAKE.projectId, dataset: LAKE.dataset, apiVersion: '2025-02-19' }),
    /** From now on the lake has these documents and no others. */
    over(others: readonly Document[]): void {
      documents = others;
      discardSiteIndex();
    },
    /** What Studio's validation says of a document, which Publish shows. */
    validate(content: Document) {
      const document = { _rev: '', _createdAt: '', _updatedAt: '', ...content };
      const ids = new Set(documents.map(({ _id }) => _id));
      const getDocumentExists = async ({ id }: { id: string }) => id.startsWith('image-') || ids.has(id);
      return validateDocument({ document, workspace, getDocumentExists, environment: 'studio' });
    },
  };
}
