import { readdirSync, readFileSync } from 'node:fs';

/**
 * The process that renders a site, found by the data directory that it was given (Linux only).
 * @returns undefined while there is none
 */
export function rendererPid(dataDir: string): number | undefined {
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const [command, environment] = [read(`/proc/${name}/cmdline`), read(`/proc/${name}/environ`)];
    const isRenderer =
      command.includes('renderer/end-with-front-door') && environment.includes(`DATA_DIR=${dataDir}\0`);
    if (isRenderer) return Number(name);
  }
  return undefined;
}

/** Empty if the process has ended or belongs to another user. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
