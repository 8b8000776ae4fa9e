import { TEXTS } from './asked-as/articles-and-legal.mjs';
import { FAQ } from './asked-as/faq.mjs';
import { MODULE_FAQ } from './asked-as/faq-modules.mjs';
import { PAGES } from './asked-as/pages.mjs';
import { TRUST } from './asked-as/trust.mjs';

const QUESTIONS = { ...FAQ, ...MODULE_FAQ, ...PAGES, ...TEXTS, ...TRUST };

/**
 * The field of a document with other ways to ask what it answers.
 *
 * @param {string} id the document's
 */
export const askedAs = (id) =>
  id in QUESTIONS
    ? { askedAs: QUESTIONS[id].split(';').map((question) => question.trim().replace(/\s+/g, ' ')) }
    : {};
