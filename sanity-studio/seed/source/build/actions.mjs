/** The links that many pages share, so that their wording changes in one place. */
export const actions = {
  start: { label: 'Get Started Free', href: '{host}/login' },
  demo: { label: 'Book a demo', href: '/support/contact-us#book-a-demo' },
  quote: { label: 'Request a quote', href: '/support/contact-us#request-a-quote' },
  contact: { label: 'Contact us', href: '/support/contact-us' },
};
