import { Building2 } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';

export const logoStrip = defineType({
  name: 'logoStrip',
  title: 'Customer logos',
  description: 'Logos in a row.',
  type: 'object',
  icon: Building2,
  fields: [
    lineField({ description: 'Read aloud to people who cannot see the logos.', max: 60 }),
    shownList({ name: 'logos', title: 'Logos', of: 'customerLogo', count: 6 }),
    anchorField,
  ],
  preview: blockPreview('logoStrip', 'Customer logos'),
});
