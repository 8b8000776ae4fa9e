/** An answer that is an error: thrown anywhere below a handler, written to the wire by the server. */
export class LakeError extends Error {
  /**
   * @param status HTTP status.
   * @param body JSON body, in one of the shapes `@sanity/client` understands.
   * @param headers further response headers, such as `retry-after`.
   */
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof body.message === 'string' ? body.message : `HTTP ${status}`);
    this.name = 'LakeError';
  }
}
