import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { attentionTool } from './attention/attention-view';
import { readStudioConfiguration } from './configuration/studio-configuration';
import { API_VERSION } from './lake/api-version';
import { lakeAuth, lakeClientFactory } from './lake/lake-client';
import { restrictToLake } from './lake/restrict-to-lake';
import { shareLakeSocket } from './lake/share-lake-socket';
import { mediaTool } from './media-browser/media-view';
import { presentation } from './presentation/presentation-plugin';
import { CommittingLayout, withPublishedPages } from './presentation/site-tool';
import { schemaTypes } from './schema/schema-types';
import { SHARE_TYPE, sharingActions } from './sharing/share-action';
import { withStart } from './start/start-view';
import { documentActions } from './structure/document-actions';
import { documentViews } from './structure/document-views';
import { singleTypes } from './structure/single-documents';
import { siteStructure } from './structure/site-structure';
import { studioTexts } from './structure/studio-texts';
import { pageTemplates } from './templates/page-templates';

const configuration = readStudioConfiguration();
const addSharing = sharingActions(configuration.siteOrigin);

export default defineConfig({
  title: 'Website',
  projectId: configuration.projectId,
  dataset: configuration.dataset,
  apiHost: configuration.apiHost,
  ...(configuration.isLocal ? localLake() : {}),
  plugins: [
    structureTool({ title: 'Content', structure: siteStructure, defaultDocumentNode: documentViews }),
    presentation(configuration.siteOrigin),
    visionTool({ title: 'Queries', defaultApiVersion: API_VERSION, defaultDataset: configuration.dataset }),
  ],
  // Everyday tools before the query tool.
  tools: (tools) => [
    ...tools.filter(({ name }) => name !== 'vision').map((tool) => withStart(withPublishedPages(tool))),
    mediaTool,
    attentionTool,
    ...tools.filter(({ name }) => name === 'vision'),
  ],
  schema: { types: schemaTypes, templates: pageTemplates },
  i18n: { bundles: studioTexts },
  // Parts of Studio that need services which the local lake does not have, or that this team does not use.
  tasks: { enabled: false },
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
  document: {
    components: { unstable_layout: CommittingLayout },
    comments: { enabled: false },
    actions: (actions, context) => addSharing(documentActions(actions, context), context),
    newDocumentOptions: (options) =>
      options.filter(({ templateId }) => !singleTypes.includes(templateId) && templateId !== SHARE_TYPE),
  },
});

/** Connects Studio to the local lake and signs the local editor in. */
function localLake() {
  const { apiHost } = configuration;
  shareLakeSocket(apiHost);
  restrictToLake(configuration);
  const clientFactory = lakeClientFactory(apiHost);
  return { unstable_clientFactory: clientFactory, auth: lakeAuth(configuration, clientFactory) };
}
