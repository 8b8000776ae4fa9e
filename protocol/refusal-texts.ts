/**
 * What the front door's own pages say, by the codes of its refusals: until the site has sent it these texts in the language
 * of the content, and to scripts. English stands here, because the front door has nothing else before the site runs.
 */
export const englishRefusals = {
  language: 'en',
  again: 'Try again',
  home: 'Go to the start page',
  refusals: {
    alive: { title: 'Alive', message: 'This instance is alive.' },
    draining: { title: 'Stopping', message: 'This instance is stopping.' },
    malformed_request: { title: 'That request could not be read', message: 'It is not valid HTTP.' },
    bad_address: {
      title: 'That address could not be read',
      message: 'It contains characters or percent signs that do not belong in an address.',
    },
    bad_host: {
      title: 'That request could not be read',
      message: 'It names no host, or more than one, or one that cannot exist.',
    },
    cross_origin: { title: 'Not from another site', message: 'This can only be sent from our own pages.' },
    not_found: { title: 'Not found', message: 'There is no such file.' },
    request_timeout: { title: 'That took too long', message: 'The request did not arrive in time.' },
    too_large: { title: 'That is too much', message: 'The request carries more than this site accepts.' },
    address_too_long: {
      title: 'That address is too long',
      message: 'No page here has an address of that length.',
    },
    headers_too_large: {
      title: 'That request could not be read',
      message: 'Its headers are too large. Deleting the cookies of this site may help.',
    },
    too_many_requests: {
      title: 'That was a little fast',
      message: 'Please wait a few seconds and try again.',
    },
    bad_answer: {
      title: 'Something went wrong',
      message: 'The site gave no usable answer. Please try again.',
    },
    unavailable: {
      title: 'Back in a moment',
      message: 'The site is restarting. Please try again in a few seconds.',
    },
    busy: {
      title: 'A busy moment',
      message: 'Too many visitors are here at the moment. Please try again in a few seconds.',
    },
    timeout: { title: 'That took too long', message: 'The site did not answer in time. Please try again.' },
    method_not_allowed: { title: 'Not possible here', message: 'This address cannot be used that way.' },
    moved: { title: 'Moved', message: 'This page has another address.' },
  },
};

export type RefusalTexts = typeof englishRefusals;
export type RefusalCode = keyof RefusalTexts['refusals'];
