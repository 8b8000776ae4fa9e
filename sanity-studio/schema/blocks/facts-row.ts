import { Hash } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';

export const factsRow = defineType({
  name: 'factsRow',
  title: 'Facts',
  description: 'Figures in a row.',
  type: 'object',
  icon: Hash,
  fields: [objectList({ name: 'facts', title: 'Facts', of: 'fact', count: 4 }), anchorField],
  preview: blockPreview('factsRow', 'Facts', 'facts.0.figure', 'facts.0.label'),
});
