import { mailTo } from '../build/mail-to.mjs';

const HELLO = 'hello@{product}.example';

/** To ask whether it fits. */
export const fitMail = mailTo(HELLO, 'Does it fit us?', [
  'What we need it to do:',
  'Other systems that we use, and what they exchange:',
  'People, companies and sites:',
]);

/** To ask what the site answers by mail alone. */
export const dataMail = mailTo(HELLO, 'A question about our data', [
  'Our question:',
  'Our company and country:',
]);

/** In an answer, where paper shows the address: without a message. */
export const plainMail = `mailto:${HELLO}`;
