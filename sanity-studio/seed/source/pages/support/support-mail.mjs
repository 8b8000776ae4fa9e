import { mailTo } from '../../build/mail-to.mjs';

/** The four lines that the page of customer support asks for. */
export const supportMail = mailTo('support@{product}.example', 'A question for support', [
  'Where I was, the module and the record:',
  'What I expected:',
  'What happened instead:',
  'Who is held up:',
]);
