import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

type Runner = {
  migrate(args: string[], variables: Record<string, string>, print: (line: string) => void): Promise<void>;
};

/**
 * What `npm run content -- migrate` runs in a process of its own, in this one.
 * @returns the lines that it prints
 * @throws when there is no such migration
 */
export async function migrateHere(
  lake: { lakeUrl: string; lakeToken: string },
  args: string[],
): Promise<string[]> {
  // Studio's packages, which are not installed where only types are checked.
  const { migrate }: Runner = await import(join(PROJECT_ROOT, 'sanity-studio', 'migrate.mjs'));
  const lines: string[] = [];
  const where = { SANITY_API_HOST: lake.lakeUrl, SANITY_PROJECT_ID: 'local', SANITY_DATASET: 'production' };
  await migrate(args, { ...where, SANITY_AUTH_TOKEN: lake.lakeToken }, (line) => void lines.push(line));
  return lines;
}
