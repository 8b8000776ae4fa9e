import { Tags } from 'lucide-react';
import { defineType } from 'sanity';
import { lineField } from '../fields/text-fields';

const label = (name: string, title: string, initialValue: string) =>
  lineField({ name, title, initialValue, max: 24 });

export const quoteLabels = defineType({
  name: 'quoteLabels',
  title: 'Words of the quote builder',
  description: 'The names of its fields, columns and buttons.',
  type: 'object',
  icon: Tags,
  options: { collapsible: true, collapsed: true },
  fields: [
    label('modules', 'Heading: modules', 'Modules'),
    label('roles', 'Heading: users of each role', 'Users by role'),
    label('size', 'Heading: company size', 'Company size'),
    label('submit', 'Button: work it out', 'Update the outline'),
    label('reset', 'Link: back to the beginning', 'Start again'),
    label('outline', 'Title of the outline', 'Quote outline'),
    label('module', 'Column: module', 'Module'),
    label('users', 'Column: users', 'Users'),
    label('later', 'Instead of users of a module that is not chosen', 'Add later'),
    label('allUsers', 'Row: users in all', 'Users in all'),
    lineField({
      name: 'allUsersNote',
      title: 'Below the users in all',
      description: 'Why they are fewer than the users of the modules together.',
      required: false,
      max: 80,
    }),
    label('implementation', 'Row: time of implementation', 'Implementation'),
    label('price', 'Row: price', 'Your price'),
    label('onQuote', 'Instead of a price', 'On quote'),
    label('send', 'Button: write a mail', 'Send this outline'),
    label('asText', 'The outline to copy', 'The outline as text'),
    label('copy', 'Button: copy the text', 'Copy'),
    label('copied', 'Message after copying', 'Copied'),
    label('inChat', 'Button: into the chat', 'Ask in the chat'),
  ],
});
