/** The links that many pages share, so that their wording changes in one place. */
export const actions = {
  start: { label: 'Get Started Free', href: '{host}/login' },
  demo: { label: 'Book a demo', href: '/support/contact-us#book-a-demo' },
  outline: { label: 'Outline a quote', href: '/pricing#outline' },
  contact: { label: 'Contact us', href: '/support/contact-us' },
};

/**
 * A link to the quote builder with only some modules ticked.
 *
 * @param {...string} modules their ids in the quote builder
 */
export const outlineWith = (...modules) => ({
  label: actions.outline.label,
  href: `/pricing?${modules.map((module) => `module=${module}`).join('&')}#outline`,
});
