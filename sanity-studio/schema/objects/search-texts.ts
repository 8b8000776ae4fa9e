import { Search } from 'lucide-react';
import { defineType } from 'sanity';
import { actionsField } from '../fields/list-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const searchTexts = defineType({
  name: 'searchTexts',
  title: 'Page of search results',
  type: 'object',
  icon: Search,
  options: { collapsible: true },
  fields: [
    lineField(),
    paragraphField({
      name: 'lead',
      title: 'Text before a search',
      description: 'What can be found.',
      required: false,
    }),
    lineField({ name: 'noneTitle', title: 'Title where nothing is found' }),
    paragraphField({
      name: 'noneText',
      title: 'Text where nothing is found',
      description: 'What to try instead. The closest word and the chat are offered by themselves.',
      required: false,
    }),
    lineField({ name: 'askLabel', title: 'Words of the button that opens the chat', max: 32 }),
    actionsField,
  ],
});
