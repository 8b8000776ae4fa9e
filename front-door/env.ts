import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type * as z from 'zod';
import { readVariables, resolveVariables, type Variables, variables } from '../protocol/environment';

const schema = variables.pick({
  PORT: true,
  BIND_ADDRESS: true,
  SITE_URL: true,
  TRUST_PROXY_HOPS: true,
  DRAIN_DELAY_MS: true,
  HSTS_MAX_AGE_S: true,
  DATA_DIR: true,
  METRICS_PORT: true,
  METRICS_HOST: true,
  BUILD_FILES_DIR: true,
  BUILD_FILES_DAYS: true,
  LOG_LEVEL: true,
});

/** `SITE_URL` undefined means `http://localhost:<PORT>`. */
export type FrontDoorEnv = z.infer<typeof schema>;

/** The front door's variables; see `readVariables`. */
export const readEnv = (source: Variables) => readVariables(schema, source);

/** A proxy polls `/readyz` and needs time to notice; without one there is no delay. */
const DRAIN_DELAY_BEHIND_PROXY_MS = 5_000;

/** How long new connections are accepted after a stop signal. */
export const drainDelayMs = ({ DRAIN_DELAY_MS, TRUST_PROXY_HOPS }: FrontDoorEnv) =>
  DRAIN_DELAY_MS ?? (TRUST_PROXY_HOPS === 0 ? 0 : DRAIN_DELAY_BEHIND_PROXY_MS);

type Warning = { event: string; hint: string } & Record<string, string>;

type EnvFile = { file: string; names: readonly string[] };

/** The `.env` file of the working directory. @returns the variables that it sets; undefined if it cannot be read */
export function readEnvFile(file = resolve('.env')): EnvFile | undefined {
  try {
    return { file, names: Object.keys(resolveVariables(parseEnv(readFileSync(file, 'utf8'))).set) };
  } catch {
    return undefined;
  }
}

/**
 * What an operator has probably forgotten, of site and front door. Values are not repeated.
 * @param set the variables in effect
 * @param envFile undefined if there is none
 */
export function startWarnings(set: Variables, envFile: EnvFile | undefined): Warning[] {
  const warnings: Warning[] = [];
  // A site with neither is local, as with `npm start`.
  const isPublic = set.SANITY_PROJECT_ID !== undefined || Number(set.TRUST_PROXY_HOPS ?? 0) > 0;
  if (isPublic && set.SITE_URL === undefined) {
    const hint = 'canonical links and the sitemap name localhost, and no page may be indexed: set SITE_URL';
    warnings.push({ event: 'site-url-missing', hint });
  }
  if (set.SANITY_READ_TOKEN !== undefined && set.STUDIO_ORIGIN === undefined) {
    const hint = 'SANITY_READ_TOKEN is set, but without STUDIO_ORIGIN there are no previews';
    warnings.push({ event: 'studio-origin-missing', hint });
  }
  const missing = envFile?.names.filter((name) => set[name] === undefined) ?? [];
  if (envFile && missing.length > 0) {
    const hint = 'this program does not read the file, and these variables are not set; npm start reads it';
    warnings.push({ event: 'env-file-not-read', hint, file: envFile.file, variables: missing.join(' ') });
  }
  return warnings;
}
