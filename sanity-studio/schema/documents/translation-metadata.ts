import { defineArrayMember, defineField, defineType } from 'sanity';
import { pageTypes } from '../../../protocol/page-types';
import { TRANSLATIONS } from '../../../protocol/site-documents';

/** Ties the translations of a page, as `@sanity/document-internationalization` does. Editors do not see it. */
export const translationMetadata = defineType({
  name: TRANSLATIONS,
  type: 'document',
  liveEdit: true,
  __experimental_omnisearch_visibility: false,
  fields: [
    defineField({ name: 'schemaTypes', type: 'array', of: [{ type: 'string' }] }),
    defineField({
      name: 'translations',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'internationalizedArrayReferenceValue',
          type: 'object',
          fields: [
            defineField({ name: 'language', type: 'string' }),
            // Weak, so that a page can be unpublished and deleted.
            defineField({
              name: 'value',
              type: 'reference',
              weak: true,
              to: pageTypes.map((type) => ({ type })),
            }),
            defineField({ name: 'checkedAt', type: 'datetime' }),
          ],
        }),
      ],
    }),
  ],
});
