import { MessageSquare } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { lineField, paragraphField } from '../fields/text-fields';

export const chatSettings = defineType({
  name: 'chatSettings',
  title: 'Chat',
  description: 'The texts of the chat, and its switch.',
  type: 'document',
  icon: MessageSquare,
  fields: [
    defineField({
      name: 'enabled',
      title: 'Show the chat',
      type: 'boolean',
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    lineField({ max: 32 }),
    lineField({ name: 'greeting', title: 'Greeting', max: 120 }),
    lineField({ name: 'placeholder', title: 'Words in the empty input', max: 48 }),
    paragraphField({
      name: 'notice',
      title: 'Notice',
      description: 'Says that the assistant is automated, and what not to write.',
    }),
    paragraphField({ name: 'awayMessage', title: 'Message while the chat is away', required: false }),
    paragraphField({
      name: 'failureMessage',
      title: 'Message when the assistant can’t answer',
      description: 'Empty: nothing is shown.',
      required: false,
    }),
    defineField({
      name: 'suggestions',
      title: 'Suggested questions',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.max(4),
    }),
  ],
  preview: { prepare: () => ({ title: 'Chat' }) },
});
