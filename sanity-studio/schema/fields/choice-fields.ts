import { defineField } from 'sanity';
import { iconNames, tones } from '../../../protocol/content-names';
import { ColourInput, IconInput } from '../../inputs/choice-inputs';
import { choices } from '../names/choices';

/** One of the site's icons. */
export const iconField = defineField({
  name: 'icon',
  title: 'Icon',
  type: 'string',
  options: { list: choices(iconNames) },
  components: { input: IconInput },
  validation: (rule) => rule.required(),
});

/** One of the site's six colours. */
export const colourField = defineField({
  name: 'color',
  title: 'Colour',
  type: 'string',
  options: { list: choices(tones) },
  components: { input: ColourInput },
  initialValue: 'pine',
  validation: (rule) => rule.required(),
});
