/**
 * Makes a function that runs tasks one after another.
 * @param mostWaiting how many may run or wait
 * @returns a function that takes a task, and returns its result; undefined at once if too many wait
 */
export function inTurns(mostWaiting: number): <T>(task: () => Promise<T>) => Promise<T> | undefined {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    if (waiting >= mostWaiting) return undefined;
    waiting += 1;
    const result = last.then(task).finally(() => {
      waiting -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
