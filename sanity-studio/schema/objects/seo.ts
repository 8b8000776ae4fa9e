import { Search } from 'lucide-react';
import { defineField, defineType, type SanityDocument } from 'sanity';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../checks/text-rules';
import { countedInput } from '../../inputs/counted-input';
import { filledForList } from '../../placeholders/filled-previews';
import { SeoInput } from '../../search-preview/seo-input';
import { lineField, paragraphField } from '../fields/text-fields';

/** As the rules for search texts count: with the placeholders filled. */
const shownLength = (text: string) => filledForList(text).trim().length;

/** Two fields are for pages only: the site does not read them from its settings. */
const ofPagesOnly = ({ document }: { document?: SanityDocument }) => document?._type === 'siteSettings';

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  description: 'How the page looks in search results and when it is shared.',
  type: 'object',
  icon: Search,
  options: { collapsible: true },
  components: { input: SeoInput },
  fields: [
    defineField({
      ...lineField({
        title: 'Title in search results',
        description: 'Empty: the page’s title is used.',
        required: false,
      }),
      hidden: ofPagesOnly,
      components: { input: countedInput(TITLE_LENGTH.max, shownLength) },
    }),
    defineField({
      ...paragraphField({
        title: 'Description in search results',
        description: 'One or two sentences, 50 to 160 characters.',
      }),
      components: { input: countedInput(DESCRIPTION_LENGTH.max, shownLength) },
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
