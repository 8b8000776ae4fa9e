import { Image } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { productViewNames } from '../../../protocol/content-names';
import { isDescribedElsewhere } from '../../checks/media-rule';
import { DrawingInput, ProductViewInput } from '../../inputs/choice-inputs';
import { KindOfPictureInput } from '../../inputs/kind-of-picture-input';
import { previewPicture } from '../../pictures/previews';
import { choices, drawingChoices } from '../names/choices';

const kinds = [
  { title: 'Uploaded image', value: 'image' },
  { title: 'Product view', value: 'vignette' },
  { title: 'Drawing', value: 'illustration' },
];

/** Product views that show no figures of a company. */
const WITHOUT_COMPANY: readonly unknown[] = ['quote-outline', 'implementation'];

export const media = defineType({
  name: 'media',
  title: 'Picture',
  description: 'An image you upload, or a product view or drawing that the site draws itself.',
  type: 'object',
  icon: Image,
  fields: [
    defineField({
      name: 'source',
      title: 'Kind of picture',
      type: 'string',
      options: { list: kinds, layout: 'radio', direction: 'horizontal' },
      components: { input: KindOfPictureInput },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'image',
      title: 'Image',
      type: 'image',
      options: { hotspot: true },
      hidden: ({ parent }) => parent?.source !== 'image',
    }),
    defineField({
      name: 'vignette',
      title: 'Product view',
      type: 'string',
      options: { list: choices(productViewNames) },
      components: { input: ProductViewInput },
      hidden: ({ parent }) => parent?.source !== 'vignette',
    }),
    defineField({
      name: 'company',
      title: 'Company',
      type: 'reference',
      to: [{ type: 'sampleCompany' }],
      description: 'Whose figures the view shows. Without a choice, those of the first sample company.',
      options: { disableNew: true },
      hidden: ({ parent }) => parent?.source !== 'vignette' || WITHOUT_COMPANY.includes(parent.vignette),
    }),
    defineField({
      name: 'illustration',
      title: 'Drawing',
      type: 'string',
      options: { list: drawingChoices },
      components: { input: DrawingInput },
      hidden: ({ parent }) => parent?.source !== 'illustration',
    }),
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'text',
      rows: 2,
      description: 'What the picture shows, in a sentence, for people who cannot see it.',
      hidden: ({ parent, document, path }) =>
        parent?.decorative === true || isDescribedElsewhere(document?._type, path.slice(0, -1)),
    }),
    defineField({
      name: 'decorative',
      title: 'Decoration only',
      type: 'boolean',
      description: 'The picture says nothing that the text beside it does not say.',
      hidden: ({ document, path }) => isDescribedElsewhere(document?._type, path.slice(0, -1)),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'text',
      rows: 2,
      hidden: ({ document, path }) => isDescribedElsewhere(document?._type, path.slice(0, -1)),
      description: 'One sentence. Under an image it is shown; a product view is announced by it.',
    }),
  ],
  preview: {
    select: {
      source: 'source',
      image: 'image',
      vignette: 'vignette',
      illustration: 'illustration',
      alt: 'alt',
      company: 'company.title',
    },
    prepare: ({ alt, company, ...picture }) => ({
      title: alt || pictureTitle(picture) || 'Picture',
      subtitle: [kinds.find(({ value }) => value === picture.source)?.title, company]
        .filter(Boolean)
        .join(' · '),
      media: previewPicture(picture),
    }),
  },
});

function pictureTitle({ source, vignette, illustration }: Record<string, unknown>): string | undefined {
  if (source === 'illustration') return drawingChoices.find(({ value }) => value === illustration)?.title;
  return source === 'vignette' && typeof vignette === 'string' ? choices([vignette])[0]?.title : undefined;
}
