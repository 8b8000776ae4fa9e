import { Footprints } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { iconField } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';

export const storyStep = defineType({
  name: 'storyStep',
  title: 'Step of the story',
  description: 'What happens, and the sheet in which it can be seen.',
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
      name: 'view',
      title: 'Sheet',
      type: 'reference',
      to: [{ type: 'productView' }],
      description: 'A product view; a row can mark the figure that changed.',
      // To queries a required view would always exist: without it, the step would be left out, not the sheet alone.
      validation: (rule) => rule.custom((view) => view !== undefined || 'Choose a product view.'),
    }),
    iconField,
  ],
  preview: iconPreview('title', 'description'),
});
