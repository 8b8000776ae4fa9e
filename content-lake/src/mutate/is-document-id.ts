const DOCUMENT_ID = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/;

/** True for what may be a document's id: letters, digits, `_`, `-` and single dots, 128 at most. */
export function isDocumentId(value: string): boolean {
  return DOCUMENT_ID.test(value);
}
