import { Image } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { DrawingInput, ProductViewInput } from '../../inputs/picture-inputs';
import { previewPicture } from '../../pictures/picture-preview';
import { choices } from '../names/choices';
import { illustrationNames, vignetteNames } from '../names/pictures';
import { checkMedia } from '../rules/media-rule';

/** Types whose record has a field of its own for the alternative text. */
const DESCRIBED_ELSEWHERE = ['customerLogo', 'testimonial'];

const kinds = [
  { title: 'Uploaded image', value: 'image' },
  { title: 'Product view', value: 'vignette' },
  { title: 'Drawing', value: 'illustration' },
];

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
      options: {
        list: kinds,
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'image',
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
      options: { list: choices(vignetteNames) },
      components: { input: ProductViewInput },
      hidden: ({ parent }) => parent?.source !== 'vignette',
    }),
    defineField({
      name: 'illustration',
      title: 'Drawing',
      type: 'string',
      options: { list: choices(illustrationNames) },
      components: { input: DrawingInput },
      hidden: ({ parent }) => parent?.source !== 'illustration',
    }),
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'string',
      description: 'What the picture shows, in a sentence, for people who cannot see it.',
      hidden: ({ parent }) => parent?.decorative === true,
    }),
    defineField({
      name: 'decorative',
      title: 'Decoration only',
      type: 'boolean',
      description: 'The picture says nothing that the text beside it does not say.',
      initialValue: false,
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'One sentence. Under an image it is shown; a product view is announced by it.',
    }),
  ],
  validation: (rule) =>
    rule.custom((value, context) => {
      // What is not shown need not be described.
      if (context.hidden) return true;
      const type = context.document?._type;
      return checkMedia(value, type !== undefined && DESCRIBED_ELSEWHERE.includes(type));
    }),
  preview: {
    select: {
      source: 'source',
      image: 'image',
      vignette: 'vignette',
      illustration: 'illustration',
      alt: 'alt',
    },
    prepare: ({ alt, ...picture }) => ({
      title: alt || pictureTitle(picture) || 'Picture',
      subtitle: kinds.find(({ value }) => value === picture.source)?.title,
      media: previewPicture(picture),
    }),
  },
});

function pictureTitle({ source, vignette, illustration }: Record<string, unknown>): string | undefined {
  const name = source === 'vignette' ? vignette : illustration;
  return typeof name === 'string' && source !== 'image' ? choices([name])[0]?.title : undefined;
}
