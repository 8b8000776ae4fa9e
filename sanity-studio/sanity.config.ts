import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { API_VERSION } from '../protocol/lake-api';
import { TRANSLATIONS } from '../protocol/site-documents';
import { attentionTool } from './attention/attention-view';
import { CountingToolMenu } from './attention/new-flaws';
import { binTool } from './bin/bin-view';
import { isPageType } from './checks/path-rules';
import { hasQueries } from './configuration/has-queries';
import { readStudioConfiguration } from './configuration/studio-configuration';
import { studioTexts } from './configuration/studio-texts';
import { InputWithFocus } from './inputs/reference-focus';
import { lakeAuth, lakeClientFactory, restrictToLake } from './lake/lake-client';
import { shareLakeSocket } from './lake/share-lake-socket';
import { TranslationsMenu } from './languages/translations-menu';
import { mediaTool } from './media-browser/media-view';
import { withFilledPreview } from './placeholders/filled-previews';
import { FillingLayout } from './placeholders/filling-layout';
import { FieldWithOthers } from './presence/field-with-others';
import { CommittingLayout } from './presentation/commit-soon';
import { presentation, withPageEditing } from './presentation/site-tool';
import { schemaTypes } from './schema/schema-types';
import { SHARE_TYPE, sharingActions } from './sharing/share-action';
import { withStart } from './start/start-view';
import { documentActions } from './structure/document-actions';
import { singleSettings } from './structure/single-documents';
import { siteStructure } from './structure/site-structure';
import { pageTemplates } from './templates/page-templates';
import { documentViews } from './used-on/used-on';

const configuration = readStudioConfiguration();
/** Parts that need services of hosted Sanity; which of them a project has there depends on its plan. */
const ifHosted = { enabled: !configuration.isLocal };
/** Documents that other parts of Studio make. */
const MADE_ELSEWHERE: readonly string[] = [SHARE_TYPE, TRANSLATIONS];
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
  tools: (tools, { currentUser }) => [
    ...tools
      .filter(({ name }) => name !== 'vision')
      .map((tool) => withStart(withPageEditing(tool, configuration.siteOrigin))),
    mediaTool,
    attentionTool,
    binTool,
    ...tools.filter(({ name }) => name === 'vision' && hasQueries(configuration, currentUser)),
  ],
  studio: { components: { layout: FillingLayout, toolMenu: CountingToolMenu } },
  form: { components: { field: FieldWithOthers, input: InputWithFocus } },
  schema: { types: schemaTypes.map(withFilledPreview), templates: pageTemplates },
  i18n: { bundles: studioTexts },
  tasks: ifHosted,
  releases: ifHosted,
  scheduledPublishing: ifHosted,
  scheduledDrafts: ifHosted,
  announcements: ifHosted,
  mediaLibrary: ifHosted,
  document: {
    comments: ifHosted,
    components: { unstable_layout: CommittingLayout },
    unstable_languageFilter: (components, { schemaType }) =>
      isPageType(schemaType) ? [...components, TranslationsMenu] : components,
    actions: (actions, context) => addSharing(documentActions(actions, context), context),
    newDocumentOptions: (options) =>
      options.filter(
        ({ templateId }) => !singleSettings.has(templateId) && !MADE_ELSEWHERE.includes(templateId),
      ),
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
