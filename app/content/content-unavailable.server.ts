/** Neither the Lake nor anything kept from it can answer. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}
