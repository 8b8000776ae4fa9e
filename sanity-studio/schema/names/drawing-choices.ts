import { choices } from './choices';
import { illustrationNames } from './pictures';

/** What the drawings show, where their names say what they were made for. */
const SHOWN: Record<string, string> = {
  'industry-retail': 'Shop',
  'industry-finance': 'Bank',
  'industry-manufacturing': 'Factory',
  'industry-construction': 'Building site',
  'industry-services': 'Offices',
  'industry-oil': 'Oil field',
  'about-drives-us': 'Steps',
  'about-future': 'Rising columns',
  'value-1': 'Balance',
  'value-2': 'Bridge',
  'value-3': 'Growth',
  'not-found': 'Fallen stone',
};

/** The drawings that editors can choose, titled by what they show. */
export const drawingChoices = choices(illustrationNames).map(({ title, value }) => ({
  title: SHOWN[value] ?? title,
  value,
}));
