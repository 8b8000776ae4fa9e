import { defineLocaleResourceBundle } from 'sanity';

const NOTHING = 'Nothing here yet';

/** Words of Studio's own that mean something to an engineer only, in those of an editor. */
export const studioWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'panes.document-list-pane.no-documents-of-type.text': NOTHING,
    'panes.document-list-pane.no-documents.text': 'Nothing found',
    'panes.document-list-pane.no-matching-documents.text': NOTHING,
  },
});
