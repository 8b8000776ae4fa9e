/** True for a system error with one of these codes. */
export function isErrorCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
