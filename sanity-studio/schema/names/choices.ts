import { illustrationNames } from '../../../protocol/content-names';

/**
 * The entries of a choice list, titled for editors: `general-ledger` becomes “General ledger”.
 * @param names the stored values, in the order to show
 */
export function choices<T extends string>(names: readonly T[]): { title: string; value: T }[] {
  return names.map((value) => ({ title: titled(value), value }));
}

/** A name as editors read it: `general-ledger` becomes “General ledger”, `belongsTo` “Belongs to”. */
export function titled(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The lists that articles appear in. */
export const channels = [
  { title: 'Blog', value: 'blog' },
  { title: 'News and updates', value: 'news' },
];

/** What the drawings show, if their names say their purpose. */
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
  contact: 'Conversation',
  'support-questions': 'Questions',
  'support-guides': 'Shelf of guides',
  'support-hours': 'Clock',
  'not-found': 'Fallen stone',
};

/** The drawings that editors can choose, titled by what they show. */
export const drawingChoices = choices(illustrationNames).map(({ title, value }) => ({
  title: SHOWN[value] ?? title,
  value,
}));
