import { User } from 'lucide-react';
import { defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { mediaField } from '../fields/media-field';
import { lineField } from '../fields/text-fields';

export const articleAuthor = defineType({
  name: 'articleAuthor',
  title: 'Author',
  description: 'Who wrote the article.',
  type: 'object',
  icon: User,
  fields: [
    lineField({ name: 'name', title: 'Name' }),
    lineField({ name: 'position', title: 'Position' }),
    mediaField({ name: 'portrait', title: 'Portrait', startsAsUpload: false }),
  ],
  preview: picturedPreview({ title: 'name', subtitle: 'position', picture: 'portrait' }),
});
