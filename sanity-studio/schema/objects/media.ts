import { Image } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { isDescribedElsewhere } from '../../checks/media-rule';
import { AlternativeTextInput } from '../../inputs/alternative-text-input';
import { DrawingInput } from '../../inputs/choice-inputs';
import { KindOfPictureInput } from '../../inputs/kind-of-picture-input';
import { previewPicture } from '../../pictures/previews';
import { drawingChoices } from '../names/choices';

const kinds = [
  { title: 'Uploaded image', value: 'image' },
  { title: 'Product view', value: 'view' },
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
      options: { list: kinds, layout: 'radio', direction: 'horizontal' },
      components: { input: KindOfPictureInput },
      // To queries a required kind would be of the list above: with another, the block would be left out, not the picture.
      validation: (rule) => rule.custom((source) => source !== undefined || 'Choose the kind of picture.'),
    }),
    defineField({
      name: 'image',
      title: 'Image',
      type: 'image',
      options: { hotspot: true },
      hidden: ({ parent }) => parent?.source !== 'image',
    }),
    defineField({
      name: 'view',
      title: 'Product view',
      type: 'reference',
      to: [{ type: 'productView' }],
      hidden: ({ parent }) => parent?.source !== 'view',
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
      components: { input: AlternativeTextInput },
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
      illustration: 'illustration',
      alt: 'alt',
      view: 'view.name',
      parts: 'view.parts',
    },
    prepare: ({ alt, view, ...picture }) => ({
      title: alt || view || drawingTitle(picture.illustration) || 'Picture',
      subtitle: kinds.find(({ value }) => value === picture.source)?.title,
      media: previewPicture(picture),
    }),
  },
});

const drawingTitle = (name: unknown) => drawingChoices.find(({ value }) => value === name)?.title;
