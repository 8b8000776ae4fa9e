import { defineLocaleResourceBundle } from 'sanity';

const NOTHING = 'Nothing here yet';

/** Studio's technical texts in words for editors. */
export const studioTexts = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'structure',
    resources: {
      'panes.document-list-pane.no-documents-of-type.text': NOTHING,
      'panes.document-list-pane.no-documents.text': 'Nothing found',
      'panes.document-list-pane.no-matching-documents.text': NOTHING,
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'presentation',
    resources: {
      'main-document.missing.text': 'There is no page at <Code>{{path}}</Code>',
      'preview-frame.status_timeout':
        'The site does not answer, or there is nothing to show yet: it needs Site settings, a menu and a home page, published.',
    },
  }),
];
