import { Cookie } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { lineField, paragraphField } from '../fields/text-fields';

export const consentSettings = defineType({
  name: 'consentSettings',
  title: 'Cookie consent',
  description:
    'The words with which visitors are asked before visits are recorded. They are asked only where session analytics is set up, and nothing is loaded before they agree.',
  type: 'document',
  icon: Cookie,
  fields: [
    lineField({
      title: 'Question',
      description: 'Heads the banner.',
      max: 60,
      initialValue: 'May we measure how this site is used?',
    }),
    paragraphField({
      name: 'text',
      title: 'Explanation',
      description:
        'What is recorded, by whom and what for. It must be true: whoever looks after data protection should read it.',
      max: 240,
    }),
    lineField({
      name: 'acceptLabel',
      title: 'Button that agrees',
      description: 'Both buttons look alike: agreeing must not be easier than declining.',
      max: 20,
      initialValue: 'Accept',
    }),
    lineField({ name: 'rejectLabel', title: 'Button that declines', max: 20, initialValue: 'Reject' }),
    defineField({
      name: 'cookiesLink',
      title: 'Link after the explanation',
      description: 'To the page that lists what is stored. That page also shows the visitor’s answer.',
      type: 'link',
      validation: (rule) => rule.required(),
    }),
    lineField({
      name: 'settingsLabel',
      title: 'Button in the footer',
      description: 'Asks again, so that an answer can be changed at any time.',
      max: 32,
      initialValue: 'Cookie settings',
    }),
    paragraphField({
      name: 'acceptedText',
      title: 'Said to those who have agreed',
      description: 'Shown on the page of the link above, and when the question is opened again.',
      max: 120,
      initialValue: 'You have agreed to session analytics. You can change this at any time.',
    }),
    paragraphField({
      name: 'rejectedText',
      title: 'Said to those who have declined',
      max: 120,
      initialValue: 'You have not agreed to session analytics. You can change this at any time.',
    }),
    paragraphField({
      name: 'signalText',
      title: 'Said where the browser has declined',
      description:
        'Some browsers say for their users that they are not to be tracked. That counts as declining.',
      max: 160,
      initialValue: 'Your browser asks websites not to track you. We take that as a no, and load nothing.',
    }),
  ],
  preview: { prepare: () => ({ title: 'Cookie consent' }) },
});
