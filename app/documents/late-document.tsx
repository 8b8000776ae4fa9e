import { latePart } from '../ui/late/late-part';
import { documentGate } from './document-gate';

/** A document of the content model. */
export const LateDocument = latePart(documentGate, async () => {
  const { Document } = await import('./document');
  return Document;
});
