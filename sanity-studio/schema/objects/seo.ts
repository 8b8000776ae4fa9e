import { Search } from 'lucide-react';
import { defineField, defineType, type SanityDocument } from 'sanity';
import { lineField, paragraphField } from '../fields/text-fields';

/** Two fields are for pages only: the site does not read them from its settings. */
const ofPagesOnly = ({ document }: { document?: SanityDocument }) => document?._type === 'siteSettings';

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  description: 'How the page looks in search results and when it is shared.',
  type: 'object',
  icon: Search,
  options: { collapsible: true },
  fields: [
    defineField({
      ...lineField({
        title: 'Title in search results',
        description: 'Empty: the page’s title is used.',
        required: false,
      }),
      hidden: ofPagesOnly,
    }),
    paragraphField({
      title: 'Description in search results',
      description: 'One or two sentences, 50 to 160 characters.',
    }),
    defineField({
      name: 'image',
      title: 'Picture when shared',
      type: 'image',
      description: 'At least 1200 × 630 pixels. Empty: an article’s cover, or a picture with the title.',
      options: { hotspot: true },
    }),
    defineField({
      name: 'noindex',
      title: 'Hide from search engines',
      type: 'boolean',
      initialValue: false,
      hidden: ofPagesOnly,
    }),
  ],
});
