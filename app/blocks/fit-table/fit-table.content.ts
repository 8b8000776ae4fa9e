import { linkProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

/** Each list is read together with its module and its heading: alone, “e-commerce” would say the opposite. */
export const fitTableFields = /* groq */ `
  title,
  lead,
  subjectLabel,
  "labels": [doesLabel, doesNotLabel, askLabel],
  rows[]{
    _key,
    title,
    href,
    "answers": [
      { "subject": title, "label": ^.doesLabel, "points": does },
      { "subject": title, "label": ^.doesNotLabel, "points": doesNot },
      { "subject": title, "label": ^.askLabel, "points": ask }
    ]
  },
  link{ ${linkProjection} }
`;

export const fitTableTexts = {
  title: 'heading',
  lead: 'lead',
  subjectLabel: 'label',
  labels: 'label',
  rows: { title: 'part', answers: { subject: 'part', label: 'part', points: 'fact' } },
  link: 'link',
} satisfies TextsOf<'fitTable'>;
