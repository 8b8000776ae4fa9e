/**
 * The npm that called us, else the one on the PATH: a machine may have several.
 *
 * @param {readonly string[]} args
 * @returns {{ command: string, args: string[] }} what to run
 */
export function npm(args) {
  const caller = process.env.npm_execpath;
  if (caller !== undefined && /npm-cli\.c?js$/.test(caller)) {
    return { command: process.execPath, args: [caller, ...args] };
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [...args] };
}
