import { Building2 } from 'lucide-react';
import { defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { mediaField } from '../fields/media-field';
import { lineField } from '../fields/text-fields';

export const customerLogo = defineType({
  name: 'customerLogo',
  title: 'Customer logo',
  description: 'A customer in the strip of logos.',
  type: 'document',
  icon: Building2,
  fields: [
    mediaField({ title: 'Logo' }),
    lineField({ name: 'alt', title: 'Company', description: 'Its name, read out in place of the logo.' }),
  ],
  preview: picturedPreview({ title: 'alt', picture: 'image' }),
});
