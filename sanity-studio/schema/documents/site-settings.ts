import { Settings } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { canonicalLanguage } from '../../../protocol/language';
import { lineField, paragraphField } from '../fields/text-fields';
import { checkShortName } from '../rules/address-rules';

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
    lineField({
      name: 'productName',
      title: 'Product name',
      description: 'Takes the place of {product} in every text.',
      max: 24,
      group: 'product',
    }),
    defineField({
      name: 'productSlug',
      title: 'Product’s short name',
      type: 'string',
      group: 'product',
      description: 'Takes the place of {product} in every path. Changing it changes addresses of pages.',
      validation: (rule) => rule.required().min(2).max(32).custom(checkShortName),
    }),
    defineField({
      name: 'applicationHost',
      title: 'Address of the application',
      type: 'string',
      group: 'product',
      description: 'Takes the place of {host} in every link, for example https://app.example.com',
      validation: (rule) =>
        rule
          .required()
          .custom((value) =>
            /^https:\/\/[^\s/]+$/.test(value ?? '')
              ? true
              : 'Begin with https:// and leave out the slash at the end.',
          ),
    }),
    defineField({
      name: 'language',
      title: 'Language of the content',
      type: 'string',
      group: 'product',
      description:
        'For example en-GB, de or fr-CA. Dates, figures and search engines follow it; the words of buttons and menus that the site itself brings stay English.',
      validation: (rule) =>
        rule.custom((value) =>
          value === undefined || canonicalLanguage(value)
            ? true
            : 'Use a language tag, such as en-GB, de or fr-CA.',
        ),
    }),
    lineField({ name: 'tagline', title: 'Tagline', max: 60, group: 'product' }),
    defineField({
      name: 'callToAction',
      title: 'Main button of the header',
      type: 'link',
      group: 'everyPage',
      validation: (rule) => rule.required(),
    }),
    lineField({
      name: 'copyright',
      title: 'Copyright line',
      description: 'The sign and the year are put before it.',
      group: 'everyPage',
    }),
    lineField({
      name: 'notAvailableLabel',
      title: 'Words on unavailable capabilities',
      max: 24,
      group: 'everyPage',
    }),
    defineField({
      name: 'endCap',
      title: 'Closing band',
      type: 'endCap',
      group: 'everyPage',
      validation: (rule) => rule.required(),
    }),
    lineField({ name: 'organisationName', title: 'Company name', group: 'company' }),
    defineField({
      name: 'email',
      title: 'E-mail',
      type: 'string',
      group: 'company',
      validation: (rule) => rule.required().email(),
    }),
    lineField({ name: 'telephone', title: 'Telephone', group: 'company' }),
    paragraphField({ name: 'address', title: 'Address', required: false, group: 'company' }),
    defineField({
      name: 'socialLinks',
      title: 'Social profiles',
      type: 'array',
      group: 'company',
      of: [defineArrayMember({ type: 'socialLink' })],
    }),
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
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description:
        'The picture is shared with pages that have none of their own. The description stands in the feed of articles and where the site is kept on a home screen.',
      group: 'seo',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
});
