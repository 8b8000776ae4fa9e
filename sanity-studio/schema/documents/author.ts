import { User } from 'lucide-react';
import { defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { mediaField } from '../fields/media-field';
import { lineField } from '../fields/text-fields';

export const author = defineType({
  name: 'author',
  title: 'Author',
  description: 'A person who writes articles.',
  type: 'document',
  icon: User,
  fields: [
    lineField({ name: 'name', title: 'Name' }),
    lineField({ name: 'position', title: 'Position' }),
    mediaField({ name: 'portrait', title: 'Portrait' }),
  ],
  preview: picturedPreview({ title: 'name', subtitle: 'position', picture: 'portrait' }),
});
