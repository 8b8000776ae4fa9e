import { defineField } from 'sanity';
import { checkIcon, checkLogo } from '../../checks/brand-pictures';

type BrandPictureOptions = { name: string; title: string; description: string };

/** A logo, in place of the sign and the product's name. */
export const logoField = (options: BrandPictureOptions) =>
  defineField({
    ...options,
    type: 'image',
    options: { accept: 'image/svg+xml,image/png' },
    validation: (rule) => rule.custom(checkLogo),
  });

/** The icon of the site, in browsers and on home screens. */
export const iconField = (options: BrandPictureOptions) =>
  defineField({
    ...options,
    type: 'image',
    options: { accept: 'image/png' },
    validation: (rule) => rule.custom(checkIcon),
  });
