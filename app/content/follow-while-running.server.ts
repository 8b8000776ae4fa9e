const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const KEY = Symbol.for('plinth.follow-while-running');

/**
 * Begins to follow something over an open connection, and ends it at a signal to stop, because the renderer then waits
 * for the last open connection. In development, where this module is loaded anew after every edit, the one before ends.
 * @param follow begins it, and returns what ends it
 */
export function followWhileRunning(follow: () => () => void): void {
  const before: unknown = Reflect.get(globalThis, KEY);
  if (typeof before === 'function') before();
  const end = follow();
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    end();
  };
  const onSignal = (signal: NodeJS.Signals) => {
    stop();
    // A signal that somebody listens to no longer ends the process by itself.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  Reflect.set(globalThis, KEY, stop);
}
