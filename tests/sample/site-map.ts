const company = ['about', 'why-plinth', 'news-updates', 'blog', 'careers', 'faq'].map(
  (name) => `/company/${name}`,
);
const features = [
  'accounting-finance',
  'order-management',
  'procurement',
  'inventory-management',
  'warehouse-management',
  'project-job-costing',
].map((name) => `/features/${name}`);
const industries = [
  'retail-distribution',
  'financial-services',
  'manufacturing',
  'construction',
  'professional-services',
  'oil-gas',
].map((name) => `/industry/${name}`);
const resources = ['training', 'consulting', 'project-management', 'business-process'].map(
  (name) => `/resources/${name}`,
);
const support = ['contact-us', 'plinth-academy', 'become-partner', 'help-resources', 'customer-support'].map(
  (name) => `/support/${name}`,
);
const legal = ['terms-of-service', 'legal', 'privacy-policy', 'cookies', 'security'].map(
  (name) => `/plinth-rights/${name}`,
);

/** Every page that the specification names, with the sample product's slug, without articles. */
export const siteMap: readonly string[] = [
  '/',
  ...company,
  '/features',
  ...features,
  '/industry',
  ...industries,
  '/pricing',
  ...resources,
  ...support,
  ...legal,
];
