import { List } from 'lucide-react';
import { defineType } from 'sanity';
import { lineField, paragraphField } from '../fields/text-fields';

export const moduleBullet = defineType({
  name: 'moduleBullet',
  title: 'Point',
  description: 'One point of a module section.',
  type: 'object',
  icon: List,
  fields: [lineField({ max: 48 }), paragraphField({ max: 140 })],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
