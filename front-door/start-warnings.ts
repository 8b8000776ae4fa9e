import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Variables } from '../protocol/environment';

export type Warning = { event: string; hint: string } & Record<string, string>;

/** In the order of the file, which `npm start` and `node --env-file` read. @returns undefined if there is none */
export function readEnvFile(file = resolve('.env')): { file: string; written: Variables } | undefined {
  try {
    return { file, written: parseEnv(readFileSync(file, 'utf8')) };
  } catch {
    return undefined;
  }
}

/**
 * What an operator has probably forgotten, of site and front door. Values are not repeated.
 * @param set the variables in effect
 * @param envFile the `.env` file of the working directory, if there is one
 */
export function startWarnings(set: Variables, envFile: ReturnType<typeof readEnvFile>): Warning[] {
  const warnings: Warning[] = [];
  if (set.SITE_URL === undefined) {
    const hint = 'canonical links and the sitemap name localhost, and nothing may be indexed: set SITE_URL';
    warnings.push({ event: 'site-url-missing', hint });
  }
  if (set.SANITY_READ_TOKEN !== undefined && set.STUDIO_ORIGIN === undefined) {
    const hint = 'SANITY_READ_TOKEN has no effect, there are no previews: set STUDIO_ORIGIN';
    warnings.push({ event: 'studio-origin-missing', hint });
  }
  const names = Object.keys(envFile?.written ?? {}).filter((name) => envFile?.written[name]?.trim());
  if (envFile && names.length > 0) {
    const isInEffect = (name: string) => set[name] === envFile.written[name];
    warnings.push({
      event: 'env-file',
      hint: 'npm start and node --env-file read it; this program alone does not',
      file: envFile.file,
      inEffect: names.filter(isInEffect).join(' '),
      notInEffect: names.filter((name) => !isInEffect(name)).join(' '),
    });
  }
  return warnings;
}
