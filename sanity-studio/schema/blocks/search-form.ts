import { Search } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { lineField } from '../fields/text-fields';

export const searchForm = defineType({
  name: 'searchForm',
  title: 'Search field',
  description: 'Searches the whole site.',
  type: 'object',
  icon: Search,
  fields: [lineField({ title: 'Title above the field', max: 60 }), anchorField],
  preview: blockPreview('searchForm', 'Search field'),
});
