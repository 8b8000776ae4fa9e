import { completeDocument } from './complete-document.mjs';

/**
 * A dataset as newline-delimited JSON, one document a line.
 *
 * @param {{_id: string, _type: string}[]} documents in the order of the lines
 * @returns {string} ends with a newline
 * @throws Error where two documents share an id, or a document is not complete
 */
export function archiveLines(documents) {
  const seen = new Set();
  const lines = documents.map((document) => {
    if (seen.has(document._id)) throw new Error(`two documents have the id ${document._id}`);
    seen.add(document._id);
    const { _id, _type, ...fields } = completeDocument(document);
    return JSON.stringify({ _id, _type, ...fields });
  });
  return `${lines.join('\n')}\n`;
}
