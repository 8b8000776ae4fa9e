import { linkProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const quoteContentsFields = /* groq */ `
  title,
  lead,
  lines[]{
    _key,
    title,
    description,
    unit,
    "charged": select(charge == "once" => ^.onceLabel, ^.recurringLabel),
    "isOnce": charge == "once",
    changes
  },
  terms,
  "labels": [lineLabel, unitLabel, chargeLabel, changesLabel, amountLabel],
  amountText,
  totalLabel,
  link{ ${linkProjection} }
`;

export const quoteContentsTexts = {
  title: 'heading',
  lead: 'lead',
  lines: { title: 'part', description: 'text', unit: 'fact', charged: 'fact', changes: 'fact' },
  terms: 'text',
  labels: 'label',
  amountText: 'label',
  totalLabel: 'label',
  link: 'link',
} satisfies TextsOf<'quoteContents'>;
