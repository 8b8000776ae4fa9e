const HELD_FOR_MS = 20;
const MAX_HELD_LINES = 500;

/** A line that is put together when it is written. It must not depend on what changes until then. */
export type LazyLine = () => string;

/**
 * Makes a function that gathers lines for a moment and hands them on as one text: a write for each would cost more than
 * answering from memory does. Each is put together only then, when no answer waits for it.
 * In: what writes. What is still held when the process ends is written then.
 */
export function createLineWriter(write: (text: string) => void): (line: LazyLine) => void {
  let held: LazyLine[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    const lines = held;
    held = [];
    clearTimeout(timer);
    timer = undefined;
    if (lines.length > 0) write(lines.map((line) => line()).join(''));
  };
  process.once('exit', flush);
  return (line) => {
    held.push(line);
    if (held.length >= MAX_HELD_LINES) flush();
    else timer ??= setTimeout(flush, HELD_FOR_MS).unref();
  };
}
