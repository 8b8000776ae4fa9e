import type { SearchedDocument } from '../content/content-types';
import { type AskedAs, pageText } from '../page-text/page-text';
import type { SearchDocument } from './search-index';

export type { AskedAs };

/** A document as the search index holds it. */
export function searchDocument(document: SearchedDocument, askedAs: AskedAs): SearchDocument {
  const { sections, ...page } = pageText(document, askedAs);
  return {
    ...page,
    sections: sections.map(({ parts, lead, lines, rows, asked, ...section }) => ({
      ...section,
      ...(parts.length > 0 ? { parts: parts.join('\n') } : {}),
      ...(rows.length > 0 ? { rows: rows.join('\n') } : {}),
      ...(asked.length > 0 ? { asked: asked.join('\n') } : {}),
      text: [...lead, ...lines].map(withoutTargets).join('\n'),
    })),
  };
}

const withoutTargets = (line: string) => line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
