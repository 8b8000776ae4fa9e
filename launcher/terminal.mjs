const CLEAR_LINE = '\r\u001B[2K';

/**
 * @typedef {object} OutputStream the part of a tty.WriteStream that is used here
 * @property {(text: string) => unknown} write
 * @property {boolean} [isTTY]
 * @property {number} [columns]
 */

/**
 * The one writer to standard output, so that a moving status line and the lines of several programs never mix.
 *
 * @param {OutputStream} [stream] where to write; on anything but a terminal the status line is dropped
 * @returns {{ isInteractive: boolean, line: (text: string) => void, status: (text: string) => void }}
 *   `line` prints for good; `status` replaces what the last row shows, and an empty text takes it away
 */
export function createTerminal(stream = process.stdout) {
  const isInteractive = stream.isTTY === true && process.env.TERM !== 'dumb';
  let shown = '';
  /** @param {string} text */
  const draw = (text) => {
    // A wrapped row could not be cleared again.
    shown = text.slice(0, (stream.columns ?? 80) - 1);
    stream.write(CLEAR_LINE + shown);
  };
  return {
    isInteractive,
    line(text) {
      stream.write(`${isInteractive && shown !== '' ? CLEAR_LINE : ''}${text}\n`);
      if (isInteractive && shown !== '') stream.write(shown);
    },
    status(text) {
      if (isInteractive && (text !== '' || shown !== '')) draw(text);
    },
  };
}
