const HELD_FOR_MS = 20;
const MAX_HELD_CHARACTERS = 64 * 1024;

/**
 * Makes a function that gathers lines for a moment and hands them on as one text: a write for each would cost more than
 * answering from memory does.
 * In: what writes. What is still held when the process ends is written then.
 */
export function createLineWriter(write: (text: string) => void): (line: string) => void {
  let held = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    const text = held;
    held = '';
    clearTimeout(timer);
    timer = undefined;
    if (text !== '') write(text);
  };
  process.once('exit', flush);
  return (line) => {
    held += line;
    if (held.length >= MAX_HELD_CHARACTERS) flush();
    else timer ??= setTimeout(flush, HELD_FOR_MS).unref();
  };
}
