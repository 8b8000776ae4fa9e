import { Settings } from 'lucide-react';
import {
  type ConditionalPropertyCallbackContext,
  defineArrayMember,
  defineField,
  defineType,
  getPublishedId,
} from 'sanity';
import { canonicalLanguage } from '../../../protocol/language';
import {
  checkApplicationHost,
  checkFactName,
  checkFacts,
  checkProductName,
  checkProductSlug,
} from '../../../protocol/product-names';
import { iconField, logoField } from '../fields/brand-picture-fields';
import { inGroup } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';

/** The product has one name, which Site settings of the default language change everywhere; the id says the language. */
const isOfOtherLanguage = ({ document }: ConditionalPropertyCallbackContext) =>
  document !== undefined && getPublishedId(document._id) !== 'siteSettings';

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  description: 'Name of the product, and what every page shows.',
  type: 'document',
  icon: Settings,
  groups: [
    { name: 'product', title: 'Product' },
    { name: 'company', title: 'Company' },
    { name: 'everyPage', title: 'Every page' },
    { name: 'errors', title: 'Error pages' },
    { name: 'seo', title: 'Search and sharing' },
  ],
  fields: [
    ...inGroup('product', [
      defineField({
        name: 'productName',
        title: 'Product name',
        type: 'string',
        readOnly: isOfOtherLanguage,
        description: 'Takes the place of {product} in every text.',
        validation: (rule) => [
          rule.required().custom(checkProductName),
          rule.max(24).warning('Longer than 24 characters: it may not fit.'),
        ],
      }),
      defineField({
        name: 'productSlug',
        title: 'Product’s short name',
        type: 'string',
        // Addresses of pages hold it: the action changes them, and makes redirects.
        readOnly: true,
        description:
          'Takes the place of {product} in every path. “Rename product…”, in the menu beside Publish, changes it.',
        validation: (rule) => rule.required().custom(checkProductSlug),
      }),
      defineField({
        name: 'applicationHost',
        title: 'Address of the application',
        type: 'string',
        readOnly: isOfOtherLanguage,
        description: 'Takes the place of {host} in every link, for example https://app.example.com',
        validation: (rule) => rule.required().custom(checkApplicationHost),
      }),
      defineField({
        name: 'bookingAddress',
        title: 'Address for booking a time',
        type: 'url',
        description:
          'Optional: where visitors choose a time for a demo themselves. Takes the place of {booking} in every link; while it is empty, what leads to {booking} is left out.',
        validation: (rule) => rule.uri({ scheme: ['https'] }),
      }),
      defineField({
        name: 'facts',
        title: 'Facts',
        type: 'array',
        description:
          'What several pages state, such as the uptime. A text shows the value where it has the name in braces.',
        of: [
          defineArrayMember({
            name: 'namedFact',
            title: 'Fact',
            type: 'object',
            fields: [
              defineField({
                name: 'name',
                title: 'Name',
                type: 'string',
                description: 'For example uptime; texts then have {uptime}.',
                validation: (rule) => rule.required().max(32).custom(checkFactName),
              }),
              lineField({ name: 'value', title: 'Value', max: 60 }),
            ],
            preview: { select: { title: 'value', subtitle: 'name' } },
          }),
        ],
        validation: (rule) => rule.custom<{ name?: string }[]>(checkFacts),
      }),
      defineField({
        name: 'language',
        title: 'Language of the content',
        type: 'string',
        readOnly: isOfOtherLanguage,
        description:
          'For example en-GB, de or fr-CA. Dates, figures, search engines and the words that the site itself brings follow it; those are there in English, German and Arabic, and English for other languages.',
        validation: (rule) =>
          rule.custom((value) =>
            value === undefined || canonicalLanguage(value)
              ? true
              : 'Use a language tag, such as en-GB, de or fr-CA.',
          ),
      }),
      lineField({ name: 'tagline', title: 'Tagline', max: 60 }),
    ]),
    ...inGroup('everyPage', [
      logoField({
        name: 'logo',
        title: 'Logo',
        description:
          'In place of the sign and the name, 30 pixels high. An SVG, or a PNG with a transparent ground. Empty: sign and name.',
      }),
      logoField({
        name: 'logoOnDark',
        title: 'Logo on dark grounds',
        description: 'In the footer and in the dark theme. Empty: the same logo.',
      }),
      iconField({
        name: 'icon',
        title: 'Icon',
        description:
          'On tabs of browsers and on home screens: a square PNG of at least 512 × 512 pixels. Empty: the sign.',
      }),
      defineField({
        name: 'callToAction',
        title: 'Main button of the header',
        type: 'link',
        validation: (rule) => rule.required(),
      }),
      lineField({
        name: 'callToActionNote',
        title: 'Words beside the main button',
        description:
          'Stand beside the main button of the header where there is room, and below it in the menu of phones and wherever a page repeats it. For what it does not say: where it leads, or for whom.',
        required: false,
        max: 44,
      }),
      lineField({
        name: 'siteNotice',
        title: 'Notice',
        description:
          'Stands above the header of every page while it is filled in, such as “Sample site” or “Closed until Monday”.',
        required: false,
        max: 90,
      }),
      lineField({
        name: 'copyright',
        title: 'Copyright line',
        description: 'The sign and the year are put before it.',
      }),
      lineField({ name: 'notAvailableLabel', title: 'Words on unavailable capabilities', max: 24 }),
      defineField({
        name: 'endCap',
        title: 'Closing band',
        type: 'endCap',
        validation: (rule) => rule.required(),
      }),
    ]),
    ...inGroup('company', [
      lineField({ name: 'organisationName', title: 'Company name' }),
      defineField({
        name: 'email',
        title: 'E-mail',
        type: 'string',
        validation: (rule) => rule.required().email(),
      }),
      lineField({ name: 'telephone', title: 'Telephone' }),
      paragraphField({ name: 'address', title: 'Address', required: false }),
      defineField({
        name: 'mailAnswer',
        title: 'Answer by mail',
        type: 'shortText',
        description:
          'What the site shows for each question that is “Answered by mail”. Write the e-mail address as words too: it is read on paper.',
      }),
      defineField({
        name: 'socialLinks',
        title: 'Social profiles',
        type: 'array',
        of: [defineArrayMember({ type: 'socialLink' })],
      }),
    ]),
    defineField({
      name: 'notFound',
      title: 'Page not found',
      type: 'errorPage',
      description: 'Read by visitors of an address that leads to no page.',
      group: 'errors',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'unavailable',
      title: 'Site unavailable',
      type: 'errorPage',
      description: 'Read by visitors while the content of the site cannot be reached.',
      group: 'errors',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'search',
      title: 'Page of search results',
      type: 'searchTexts',
      description: 'Visitors search the site from there, and from every search field.',
      group: 'everyPage',
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description:
        'The picture is shared with pages whose title cannot be drawn, because the typeface lacks its letters. The description stands in the feed of articles and where the site is kept on a home screen.',
      group: 'seo',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
});
