import { viewProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const productStoryFields = /* groq */ `
  title,
  lead,
  nextLabel,
  look,
  steps[]{ _key, icon, title, description, "view": view->{ ${viewProjection} } }
`;

export const productStoryTexts = {
  title: 'heading',
  lead: 'lead',
  nextLabel: 'label',
  steps: { title: 'part', description: 'text', view: 'view' },
} satisfies TextsOf<'productStory'>;
