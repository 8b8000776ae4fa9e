import { Footprints } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { orderSheetNames } from '../../../protocol/content-names';
import { iconPreview } from '../../pictures/previews';
import { iconField } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';
import { choices } from '../names/choices';

export const storyStep = defineType({
  name: 'storyStep',
  title: 'Step of the order',
  description: 'What happens to the order, and the sheet in which it can be seen.',
  type: 'object',
  icon: Footprints,
  fields: [
    lineField({ description: 'Stands on the step of the stair, such as “Picked from its bin”.', max: 40 }),
    paragraphField({
      title: 'What happens',
      description: 'One sentence. The sheet shows the figures: write none.',
      max: 160,
    }),
    defineField({
      name: 'sheet',
      title: 'Sheet',
      type: 'string',
      description: 'What the company’s figures are shown in, with the number that changed marked.',
      options: { list: choices(orderSheetNames) },
      validation: (rule) => rule.required(),
    }),
    iconField,
  ],
  preview: iconPreview('title', 'description'),
});
