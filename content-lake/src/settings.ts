import { join } from 'node:path';
import { readVariables, type Variables, variables } from '../../protocol/environment';

/** The lake's configuration. */
export type LakeSettings = {
  /** 0 for any free port. */
  readonly port: number;
  /** Loopback addresses to listen on. */
  readonly hosts: readonly string[];
  /** Absolute path of the folder that holds all of the lake's data. */
  readonly folder: string;
  readonly projectId: string;
  readonly datasets: readonly string[];
  /** The only origin whose pages may use the cookie; see `readIdentity`. */
  readonly studioOrigin: string;
  /** How long a query may take. */
  readonly queryTimeoutMs: number;
};

const LOOPBACK = ['127.0.0.1', '::1'];

const schema = variables.pick({
  LAKE_PORT: true,
  LAKE_HOST: true,
  LAKE_PROJECT_ID: true,
  LAKE_DATASETS: true,
  LAKE_QUERY_TIMEOUT_MS: true,
  DATA_DIR: true,
  STUDIO_ORIGIN: true,
  STUDIO_PORT: true,
});

/**
 * Reads the lake's variables; a blank value counts as missing. The README describes them.
 * @throws SettingsError naming each invalid variable
 */
export function readSettings(source: Variables): LakeSettings {
  const read = readVariables(schema, source);
  if (!read.ok) throw new SettingsError(read.message);
  const { values } = read;
  return {
    port: values.LAKE_PORT,
    // Loopback only: one token protects what is not published, and connections are not encrypted.
    hosts: values.LAKE_HOST === 'localhost' ? LOOPBACK : [values.LAKE_HOST],
    folder: join(values.DATA_DIR, 'content-lake'),
    projectId: values.LAKE_PROJECT_ID,
    datasets: [...new Set(values.LAKE_DATASETS)],
    studioOrigin: values.STUDIO_ORIGIN ?? `http://localhost:${values.STUDIO_PORT}`,
    queryTimeoutMs: values.LAKE_QUERY_TIMEOUT_MS,
  };
}

/** An environment variable has an invalid value; the message names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
