/**
 * Loaded into the renderer before anything else (`node --import`): ends it when the pipe from the front door closes,
 * which the kernel does even for a parent killed with SIGKILL.
 */
process.stdin.on('close', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
process.stdin.resume();
if ('unref' in process.stdin) process.stdin.unref();
