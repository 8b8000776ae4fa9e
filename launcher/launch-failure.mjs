/**
 * A failure that its message explains in full: the launcher prints that one line and ends, without a stack trace.
 * Anything else that is thrown is a defect of ours and keeps its stack.
 */
export class LaunchFailure extends Error {
  /**
   * @param {string} message one line that says what is wrong and what to do about it
   * @param {number} [exitCode] 1, or 78 (EX_CONFIG of sysexits.h) for a bad setting
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'LaunchFailure';
    this.exitCode = exitCode;
  }
}
