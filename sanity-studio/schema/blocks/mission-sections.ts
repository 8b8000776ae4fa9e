import { Flag } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';

export const missionSections = defineType({
  name: 'missionSections',
  title: 'Mission',
  description: 'What drives us, and our future.',
  type: 'object',
  icon: Flag,
  fields: [objectList({ name: 'sections', title: 'Sections', of: 'missionSection', count: 2 }), anchorField],
  preview: blockPreview('missionSections', 'Mission', 'sections.0.title1', 'sections.0.title2'),
});
