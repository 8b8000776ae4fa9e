import { useEffect } from 'react';
import { useDocumentStore } from 'sanity';
import { homePage } from '../structure/single-documents';

/**
 * Lets Studio's operations end although the pane that began them is closed. They run only while something watches
 * operations: “Restore” in a pane opened by a link goes to the document at once, which closes the pane, and nothing was
 * restored.
 */
export function useLastingOperations(): void {
  const { pair } = useDocumentStore();
  useEffect(() => {
    // Whose operations are watched does not matter: they are one stream.
    const watching = pair.operationEvents(homePage.id, homePage.type).subscribe();
    return () => watching.unsubscribe();
  }, [pair]);
}
