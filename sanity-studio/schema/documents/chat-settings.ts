import { MessageSquare } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { flagField } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';

const MOST_SUGGESTIONS = 4;

export const chatSettings = defineType({
  name: 'chatSettings',
  title: 'Chat',
  description: 'The texts of the chat, and its switch.',
  type: 'document',
  icon: MessageSquare,
  fields: [
    flagField({
      name: 'enabled',
      title: 'Show the chat',
      description: 'Switched off, the chat button disappears from every page.',
      initialValue: true,
      required: true,
    }),
    lineField({ max: 32 }),
    lineField({ name: 'greeting', title: 'Greeting', max: 120 }),
    lineField({ name: 'placeholder', title: 'Words in the empty message box', max: 48 }),
    paragraphField({
      name: 'notice',
      title: 'Notice',
      description: 'Says that the assistant is automated, and what not to write.',
      max: 160,
    }),
    defineField({
      name: 'privacyLink',
      title: 'Link after the notice',
      description: 'A page that says what becomes of what visitors write, for example the privacy policy.',
      type: 'link',
    }),
    defineField({
      name: 'contactLink',
      title: 'Way to a person',
      description: 'Shown beside the notice, for visitors who would rather write or call.',
      type: 'link',
      validation: (rule) => rule.required(),
    }),
    lineField({
      name: 'thanksReply',
      title: 'Reply to thanks',
      description: 'Used while the chat answers from the pages of the site alone.',
      required: false,
      max: 120,
    }),
    paragraphField({
      name: 'awayMessage',
      title: 'Message when the site holds no answer',
      description:
        'Used while the chat answers from the pages of the site alone. The way to a person follows it.',
      required: false,
      max: 300,
    }),
    paragraphField({
      name: 'closestMessage',
      title: 'Message before the pages that are closest',
      description:
        'Used while the chat answers from the pages of the site alone. Up to three links follow it, so it ends with a colon.',
      required: false,
      max: 120,
    }),
    lineField({
      name: 'readMoreLabel',
      title: 'Words before the title of an answer’s page',
      description: 'In the link below an answer from the pages of the site.',
      required: false,
      max: 32,
    }),
    paragraphField({
      name: 'limitMessage',
      title: 'Message when a visitor sends too many messages',
      description: 'Leave it empty to show nothing.',
      required: false,
      max: 300,
    }),
    paragraphField({
      name: 'failureMessage',
      title: 'Message when the assistant can’t answer',
      required: false,
      max: 300,
    }),
    flagField({
      name: 'showFailureMessage',
      title: 'Show that message',
      description: 'Switched off, a message that can’t be answered gets no reply.',
      initialValue: false,
    }),
    defineField({
      name: 'suggestions',
      title: 'Suggested questions',
      description: `Up to ${MOST_SUGGESTIONS}, shown until the visitor has written something.`,
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.required().max(60).warning('Longer than 60 characters: it may not fit.'),
        }),
      ],
      validation: (rule) => rule.max(MOST_SUGGESTIONS).unique(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Chat' }) },
});
