import { readProgram } from './cached-program';

/**
 * What the front door starts: runs the program that the first argument names, and ends with the front door. The pipe from
 * it closes even when it is killed with SIGKILL; the kernel does that.
 */
process.stdin.on('close', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
process.stdin.resume();
if ('unref' in process.stdin) process.stdin.unref();

const [, , file = ''] = process.argv;
readProgram(file).run();
