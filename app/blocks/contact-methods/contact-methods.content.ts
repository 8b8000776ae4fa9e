import { linkProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const contactMethodsFields = /* groq */ `
  title,
  lead,
  methods[]{ _key, icon, title, description, address, link{ ${linkProjection} } }
`;

export const contactMethodsTexts = {
  title: 'heading',
  lead: 'lead',
  methods: {
    title: 'part',
    description: 'text',
    address: 'text',
    link: { label: 'label', href: 'address' },
  },
} satisfies TextsOf<'contactMethods'>;
