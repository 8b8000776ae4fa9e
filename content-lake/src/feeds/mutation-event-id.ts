/** The id of a document's event in a transaction. */
export function mutationEventId(transactionId: string, documentId: string): string {
  return `${transactionId}#${documentId}`;
}
