import { documents } from '../documents.mjs';
import { completeDocument } from './complete-document.mjs';

/**
 * The dataset as newline-delimited JSON, one document a line, in the order of `documents`.
 *
 * @returns {string} ends with a newline
 * @throws Error where two documents share an id, or a document is not complete
 */
export function archiveLines() {
  const seen = new Set();
  const lines = documents.map((document) => {
    if (seen.has(document._id)) throw new Error(`two documents have the id ${document._id}`);
    seen.add(document._id);
    const { _id, _type, ...fields } = completeDocument(document);
    return JSON.stringify({ _id, _type, ...fields });
  });
  return `${lines.join('\n')}\n`;
}
