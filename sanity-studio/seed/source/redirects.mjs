const PERMANENT = 308;

/** Addresses that lead elsewhere. */
export const redirects = [
  {
    _id: 'redirect-contact-us',
    _type: 'redirect',
    from: '/contact-us',
    to: '/support/contact-us',
    status: PERMANENT,
  },
];
