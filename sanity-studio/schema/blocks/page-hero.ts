import { PanelTop } from 'lucide-react';
import { defineField } from 'sanity';
import { isHiddenField } from '../../checks/walk-content';
import { actionsField } from '../fields/list-fields';
import { mediaField } from '../fields/media-field';
import { leadField, lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const pageHero = defineBlock({
  name: 'pageHero',
  title: 'Page head',
  description: 'Opens a page: its title, a lead, and a picture.',
  icon: PanelTop,
  fields: [
    lineField({ max: 90 }),
    leadField({ max: 240 }),
    actionsField,
    defineField({
      name: 'layout',
      title: 'Layout',
      type: 'string',
      options: {
        list: [
          { title: 'Product view standing on a strip', value: 'sheet' },
          { title: 'Drawing at the right', value: 'illustration' },
          { title: 'Text on a strip', value: 'strip' },
          { title: 'Text beside the margin of a ledger', value: 'ledger' },
          { title: 'Text on a dark band', value: 'band' },
          { title: 'Text alone', value: 'plain' },
        ],
      },
      initialValue: 'strip',
      validation: (rule) => rule.required(),
    }),
    defineField({
      ...mediaField({ required: false }),
      hidden: ({ parent }) => isHiddenField('image', { ...parent, _type: 'pageHero' }),
    }),
  ],
});
