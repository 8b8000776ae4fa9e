import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const customerStoryFields = /* groq */ `
  title,
  lead,
  "facts": [
    { "label": companyLabel, "value": story->company },
    { "label": tradeLabel, "value": story->trade },
    { "label": sizeLabel, "value": story->size },
    { "label": modulesLabel, "value": story->modules },
    { "label": timeLabel, "value": story->time }
  ],
  "chapters": [
    { "title": beforeLabel, "text": story->before },
    { "title": hardLabel, "text": story->hard },
    { "title": leftOutLabel, "text": story->leftOut }
  ],
  "note": story->note,
  "pictures": story->pictures[]{ _key, media{ ${mediaProjection} } }
`;

export const customerStoryTexts = {
  title: 'heading',
  lead: 'lead',
  facts: { label: 'part', value: 'text' },
  chapters: { title: 'part', text: 'text' },
  note: 'text',
  pictures: { media: 'picture' },
} satisfies TextsOf<'customerStory'>;
