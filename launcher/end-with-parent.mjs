import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into every program that keeps running, before the program itself: its standard input is a pipe from the launcher,
 * and ends when the launcher does, even where that was killed and could not say a word.
 */
function endWithParent() {
  process.stdin.once('end', () => {
    try {
      // It leads a process group of its own, so that what it has started goes with it.
      process.kill(-process.pid, 'SIGTERM');
    } catch {
      process.kill(process.pid, 'SIGTERM');
    }
  });
  process.stdin.on('error', () => {});
  process.stdin.resume();
  // Waiting for that must not itself keep the program running; a pipe in Node.js is a socket, which can be let go.
  if ('unref' in process.stdin) process.stdin.unref();
}

// The program's own workers and forks load this file too, and have another standard input, or none.
if (isMainThread && process.ppid === Number(process.env.LAUNCHER_PID)) endWithParent();
