import { defineLocaleResourceBundle } from 'sanity';
import { REQUIRED } from '../checks/place-of';

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
      // Studio's own text is missing.
      'changes.action.close-label': 'Close',
      // Mostly: Studio itself does not try what has no draft, or has changed since it was shown.
      'panes.document-operation-results.operation-error_publish':
        'Not published: somebody else has just published or changed this. Look at what it says now, and publish again if your change is not in it.',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'presentation',
    resources: {
      'narrow-tabs.preview-tab.label': 'Page',
      'narrow-tabs.navigator-tab.label': 'Pages',
      'narrow-tabs.content-tab.label': 'Edit',
      'main-document.missing.text': 'There is no page at <Code>{{path}}</Code>',
      'preview-frame.status_timeout':
        'The site does not answer, or there is nothing to show yet: it needs Site settings, a menu and a home page, published.',
    },
  }),
  // Each is right for every number: Studio gives these texts no plural.
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'validation',
    resources: {
      'array.exact-length': 'There must be exactly {{wantedLength}} here.',
      'array.item-duplicate': 'This is in the list twice.',
      'array.maximum-length': 'There is room for {{maxLength}} here. Remove some.',
      'array.minimum-length': 'There must be {{minLength}} or more here.',
      'array.minimum-length_blocks': 'The text is empty.',
      'date.invalid-format': 'This is no date. Choose one from the calendar.',
      'generic.incorrect-type': 'This field holds something of another kind. Clear it, then fill it in.',
      'generic.not-allowed': 'This is not among the choices.',
      'generic.not-allowed_hint': '“{{hint}}” is not among the choices.',
      'generic.required': REQUIRED,
      'number.maximum': 'Write {{maxNumber}} or less.',
      'number.maximum-precision': 'Decimals are possible up to {{limit}}.',
      'number.minimum': 'Write {{minNumber}} or more.',
      'number.non-integer': 'Write a whole number.',
      'object.reference-not-published': 'What is chosen here is not published, or no longer exists.',
      'string.email': 'This is no e-mail address.',
      'string.maximum-length': 'There is room for {{maxLength}} characters.',
      'string.url.disallowed-scheme': 'Begin the address with https://.',
      'string.url.includes-credentials': 'Leave out the user name and the password.',
      'string.url.invalid': 'This is no web address, such as https://example.com.',
      'string.url.not-absolute': 'Write the whole address, with https://.',
    },
  }),
];
