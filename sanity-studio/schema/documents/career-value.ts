import { HeartHandshake } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { isHiddenField } from '../../checks/walk-content';
import { picturedPreview } from '../../pictures/previews';
import { idField } from '../fields/address-fields';
import { colourField, flagField } from '../fields/choice-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

export const careerValue = defineType({
  name: 'careerValue',
  title: 'Value',
  description: 'Something the company holds to.',
  type: 'document',
  icon: HeartHandshake,
  fields: [
    lineField({ max: 32 }),
    paragraphField({ max: 160 }),
    flagField({ name: 'hasImage', title: 'Show a picture', initialValue: true, required: true }),
    defineField({
      ...mediaField({ required: false }),
      hidden: ({ document }) => isHiddenField('image', { ...document, _type: 'careerValue' }),
    }),
    defineField({
      ...colourField,
      description: 'The rule above the text, where no picture is shown.',
      hidden: ({ document }) => document?.hasImage === true,
      validation: undefined,
    }),
    idField,
  ],
  preview: picturedPreview({ title: 'title', subtitle: 'description', picture: 'image' }),
});
