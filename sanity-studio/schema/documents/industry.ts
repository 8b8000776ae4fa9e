import { Factory } from 'lucide-react';
import { defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { hrefField, idField } from '../fields/address-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

export const industry = defineType({
  name: 'industry',
  title: 'Industry card',
  description: 'An industry, as shown on cards.',
  type: 'document',
  icon: Factory,
  fields: [
    lineField({ max: 32 }),
    paragraphField({ max: 100 }),
    mediaField(),
    hrefField({ title: 'Leads to' }),
    idField,
  ],
  preview: picturedPreview({ title: 'title', subtitle: 'description', picture: 'image' }),
});
