import { Building2 } from 'lucide-react';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const logoStrip = defineBlock({
  name: 'logoStrip',
  title: 'Customer logos',
  description: 'Logos in a row.',
  icon: Building2,
  fields: [
    lineField({ description: 'Read aloud to people who cannot see the logos.', max: 60 }),
    shownList({ name: 'logos', title: 'Logos', of: 'customerLogo', count: 6 }),
  ],
});
