import { Search } from 'lucide-react';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const searchForm = defineBlock({
  name: 'searchForm',
  title: 'Search field',
  description: 'Searches the whole site.',
  icon: Search,
  fields: [lineField({ title: 'Title above the field', max: 60 })],
});
