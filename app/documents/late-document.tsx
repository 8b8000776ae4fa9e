import { lazy, memo } from 'react';
import { LateBoundary } from '../ui/late/late-boundary';
import { useLateGate } from '../ui/late/use-late-gate';
import type { DocumentProps } from './document';
import { documentGate } from './document-gate';

const Document = lazy(() =>
  documentGate.pass(async () => {
    const documents = await import('./document');
    return { default: documents.Document };
  }),
);

/** A document of the content model, which comes to life when somebody reaches for it. */
export function LateDocument(props: DocumentProps) {
  useLateGate(documentGate);
  return <Content {...props} />;
}

/** Until it is alive, a new rendering of what is around it must not touch it. */
const Content = memo(function Content(props: DocumentProps) {
  return (
    <LateBoundary gate={documentGate}>
      <Document {...props} />
    </LateBoundary>
  );
});
