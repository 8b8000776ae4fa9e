/** Where the renderer is, as the proxy needs to know it. The supervisor is one; a test may be another. */
export interface Upstream {
  /**
   * Resolves with the renderer's loopback port as soon as it answers (at once when it already does),
   * or with null after `timeoutMs` or when the signal aborts. Never rejects.
   */
  whenReady(timeoutMs: number, signal: AbortSignal): Promise<number | null>;
}
