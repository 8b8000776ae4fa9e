/**
 * Loaded into the renderer before its own code (`--require`): ends it when the pipe from the front door closes. The
 * kernel closes it even if the front door is killed with SIGKILL.
 */
process.stdin.on('close', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
process.stdin.resume();
if ('unref' in process.stdin) process.stdin.unref();
