import { join } from 'node:path';
import { readVariables, type Variables, variables } from '../../protocol/environment';

/** The lake's configuration. */
export type LakeSettings = ReturnType<typeof readSettings>;

const LOOPBACK = ['127.0.0.1', '::1'];

const schema = variables.pick({
  LAKE_PORT: true,
  LAKE_HOST: true,
  LAKE_ALLOWED_HOSTS: true,
  LAKE_PROJECT_ID: true,
  LAKE_DATASETS: true,
  LAKE_QUERY_TIMEOUT_MS: true,
  DATA_DIR: true,
  SANITY_ASSET_HOST: true,
  STUDIO_ORIGIN: true,
  STUDIO_PORT: true,
});

/**
 * Reads the lake's variables; a blank value counts as missing. The README describes them.
 * @throws SettingsError naming each invalid variable
 */
export function readSettings(source: Variables) {
  const read = readVariables(schema, source);
  if (!read.ok) throw new SettingsError(read.message);
  const { values } = read;
  return {
    /** 0 for any free port. */
    port: values.LAKE_PORT,
    hosts: values.LAKE_HOST === 'localhost' ? LOOPBACK : [values.LAKE_HOST],
    folder: join(values.DATA_DIR, 'content-lake'),
    allowedHosts: values.LAKE_ALLOWED_HOSTS,
    /** In the URLs of assets; undefined for `http://localhost` and the port. */
    assetOrigin: values.SANITY_ASSET_HOST,
    projectId: values.LAKE_PROJECT_ID,
    datasets: [...new Set(values.LAKE_DATASETS)],
    /** The only origin whose pages may use the cookie; see `readIdentity`. */
    studioOrigin: values.STUDIO_ORIGIN ?? `http://localhost:${values.STUDIO_PORT}`,
    queryTimeoutMs: values.LAKE_QUERY_TIMEOUT_MS,
  };
}

/** An environment variable has an invalid value; the message names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
