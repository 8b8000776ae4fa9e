/** The data folder cannot be used; the message names the file and says what is wrong in one line. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
