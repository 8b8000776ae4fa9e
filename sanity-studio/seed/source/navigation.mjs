import { companyMenu } from './menus/company.mjs';
import { featuresMenu } from './menus/features.mjs';
import { industryMenu } from './menus/industry.mjs';
import { resourcesMenu } from './menus/resources.mjs';
import { supportMenu } from './menus/support.mjs';

/** Header order; the footer repeats the groups. */
export const navigation = {
  _id: 'navigation',
  _type: 'navigation',
  items: [
    { name: 'Home', href: '/', dropdown: false },
    companyMenu,
    featuresMenu,
    industryMenu,
    { name: 'Pricing', href: '/pricing', dropdown: false },
    resourcesMenu,
    supportMenu,
  ],
  legalLinks: [
    { label: 'Terms of service', href: '/{product}-rights/terms-of-service' },
    { label: 'Legal', href: '/{product}-rights/legal' },
    { label: 'Privacy policy', href: '/{product}-rights/privacy-policy' },
    { label: 'Cookies', href: '/{product}-rights/cookies' },
    { label: 'Security', href: '/{product}-rights/security' },
  ],
};
