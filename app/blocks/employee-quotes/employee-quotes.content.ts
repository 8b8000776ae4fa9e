import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const employeeQuotesFields = /* groq */ `
  title,
  quotes[]->{ _id, id, name, position, yearsAtCompany, quote, image{ ${mediaProjection} } }
`;

export const employeeQuotesTexts = {
  title: 'heading',
  quotes: { quote: 'text', name: 'fact', position: 'fact', image: 'picture' },
} satisfies TextsOf<'employeeQuotes'>;
