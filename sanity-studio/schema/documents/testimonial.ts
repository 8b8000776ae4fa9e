import { Quote } from 'lucide-react';
import { defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { idField } from '../fields/address-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  description: 'What a customer says.',
  type: 'document',
  icon: Quote,
  fields: [
    paragraphField({ name: 'quote', title: 'Quote', max: 200 }),
    lineField({ name: 'name', title: 'Name' }),
    lineField({ name: 'designation', title: 'Position' }),
    lineField({ name: 'companyName', title: 'Company' }),
    mediaField({ title: 'Portrait' }),
    mediaField({ name: 'companyLogo', title: 'Company logo' }),
    lineField({ name: 'companyLogoAlt', title: 'Alternative text of the logo' }),
    idField,
  ],
  preview: picturedPreview({ title: 'name', subtitle: 'companyName', picture: 'image' }),
});
