/** Every page that the specification names, with the sample product's slug, without articles: a folder, and its pages. */
const FOLDERS = `
company about why-plinth news-updates blog careers faq
features accounting-finance order-management procurement inventory-management warehouse-management project-job-costing
industry retail-distribution financial-services manufacturing construction professional-services oil-gas
resources training consulting project-management business-process
support contact-us plinth-academy become-partner help-resources customer-support
plinth-rights terms-of-service legal privacy-policy cookies security`;

export const siteMap: readonly string[] = [
  ...['/', '/features', '/industry', '/pricing'],
  ...FOLDERS.trim()
    .split('\n')
    .flatMap((line) => {
      const [folder, ...pages] = line.split(' ');
      return pages.map((page) => `/${folder}/${page}`);
    }),
];
